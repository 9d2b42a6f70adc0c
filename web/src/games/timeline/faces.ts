import words from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import dates from '@fontsource/fraunces/files/fraunces-latin-900-normal.woff2?url';

/** The faces of the cards as a style: a picture that stands by itself knows none of a page's. */
export async function faces(): Promise<string> {
  const rules = await Promise.all([face(words, 600), face(dates, 900)]);
  return `<style>${rules.join('')}</style>`;
}

async function face(address: string, weight: number): Promise<string> {
  const font = await (await fetch(address)).blob();
  return `@font-face{font-family:Fraunces;font-weight:${weight};src:url(${await within(font)})}`;
}

/** A file as an address that holds all of it. */
function within(file: Blob): Promise<string> {
  return new Promise((tell, fail) => {
    const reader = new FileReader();
    reader.onload = () => {
      tell(String(reader.result));
    };
    reader.onerror = fail;
    reader.readAsDataURL(file);
  });
}
