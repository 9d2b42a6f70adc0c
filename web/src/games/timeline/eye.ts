/** What of a line is in sight: the names of its cards there, and whether some are not. */
export interface Sight {
  names: number[];
  isWhole: boolean;
}

/** Tells what is in sight, anew when the line is scrolled or grows. */
export function watches(tell: (sight: Sight) => void) {
  return (line: HTMLElement) => {
    const look = () => {
      tell({ names: inSight(line), isWhole: line.scrollWidth <= line.clientWidth + 1 });
    };
    const grown = new ResizeObserver(look);
    grown.observe(line);
    if (line.firstElementChild) grown.observe(line.firstElementChild);
    line.addEventListener('scroll', look, { passive: true });
    return () => {
      grown.disconnect();
      line.removeEventListener('scroll', look);
    };
  };
}

function inSight(line: HTMLElement): number[] {
  const { left, right } = line.getBoundingClientRect();
  const cards = [...line.querySelectorAll<HTMLElement>('[data-move^="event-"]')];
  return cards.filter((card) => isBetween(card, left, right)).map(nameOf);
}

function isBetween(card: HTMLElement, left: number, right: number): boolean {
  const place = card.getBoundingClientRect();
  const middle = place.left + place.width / 2;
  return middle >= left && middle <= right;
}

function nameOf(card: HTMLElement): number {
  return Number(card.dataset['move']?.slice('event-'.length));
}
