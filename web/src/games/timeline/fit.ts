/** Smaller than this no letter is set. */
const LEAST = 7.5;
/** From the best to read to what still can be read, against the size that suits the card. */
export const WORDS = [1.28, 1.2, 1.13, 1.07, 1.02, 0.97, 0.93, 0.89, 0.85, 0.81, 0.78];
export const YEAR = [1, 0.9, 0.8, 0.7, 0.6];

/** The first size that has room, or else the last: halving, for each try lays a card out again. */
export function fitting(
  size: number,
  scales: number[],
  hasRoom: (size: number) => boolean,
): number {
  const sizes = scales.map((scale) => Math.max(LEAST, size * scale));
  let [low, high] = [0, sizes.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (hasRoom(sizes[middle] ?? LEAST)) high = middle;
    else low = middle + 1;
  }
  return sizes[low] ?? LEAST;
}

/** The number of whole lines that there is room for. */
export function lines(room: number, line: number): number {
  return line > 0 ? Math.max(1, Math.floor(room / line)) : 1;
}

/** Sets words as large as they have room for, again when they change; else whole lines end in dots. */
export function fits(words: string, scales: number[]) {
  return (text: HTMLElement) => {
    const set = (): boolean => {
      text.removeAttribute('style');
      const high = text.clientHeight;
      if (high === 0) return false; // a small card shows no words
      text.style.alignSelf = 'start';
      const hasRoom = (size: number) => {
        text.style.fontSize = `${size}px`;
        return text.scrollWidth <= text.clientWidth && text.clientHeight <= high + 1;
      };
      const size = fitting(parseFloat(getComputedStyle(text).fontSize), scales, hasRoom);
      text.style.fontSize = `${size}px`;
      // A word too long even so goes on below: better than without its end.
      if (text.scrollWidth > text.clientWidth) text.style.overflowWrap = 'anywhere';
      const line = parseFloat(getComputedStyle(text).lineHeight);
      text.style.webkitLineClamp = String(lines(high + 1.5, line)); // heights are rounded
      return true;
    };
    // At once, for a card may be shown on its way before it is drawn at its place.
    let isFresh = words !== '' && set();
    const room = new ResizeObserver(() => {
      if (!isFresh) set();
      isFresh = false;
    });
    if (words) room.observe(text.parentElement ?? text);
    document.fonts?.addEventListener('loadingdone', set);
    return () => {
      room.disconnect();
      document.fonts?.removeEventListener('loadingdone', set);
    };
  };
}
