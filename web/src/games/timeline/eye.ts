/** What of a line is in sight: the names of its cards there, and how many are cut off or beyond. */
export interface Sight {
  names: number[];
  before: number;
  after: number;
}

const SLACK = 2;

/** Tells what is in sight, again when the line is scrolled or grows. */
export function watches(tell: (sight: Sight) => void) {
  return (line: HTMLElement) => {
    const look = () => {
      tell(sightOf(line));
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

function sightOf(line: HTMLElement): Sight {
  const { left, right } = line.getBoundingClientRect();
  const sight: Sight = { names: [], before: 0, after: 0 };
  for (const card of line.querySelectorAll<HTMLElement>('[data-move^="event-"]')) {
    const place = card.getBoundingClientRect();
    const middle = place.left + place.width / 2;
    if (place.left < left - SLACK) sight.before += 1;
    else if (place.right > right + SLACK) sight.after += 1;
    if (middle >= left && middle <= right) sight.names.push(nameOf(card));
  }
  return sight;
}

function nameOf(card: HTMLElement): number {
  return Number(card.dataset['move']?.slice('event-'.length));
}
