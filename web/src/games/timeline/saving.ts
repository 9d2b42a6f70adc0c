/** Drawn twice as large as it is laid out, for sharp letters. */
const SHARP = 2;

/** An address under which a picture in SVG can be shown. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

export async function pngOf(svg: string, width: number, height: number): Promise<Blob | null> {
  const image = new Image(width, height);
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * SHARP, height * SHARP];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((tell) => {
    canvas.toBlob(tell, 'image/png');
  });
}

/** Hands a file to the browser, to be kept. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
