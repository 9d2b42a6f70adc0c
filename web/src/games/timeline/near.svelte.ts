import type { EventCard } from './view';
import type { Lying } from './words';

/** Cards narrower or lower than this show no words (as EventCard's style says). */
const SMALL = { width: 77, height: 61 };
/** How large such a card is seen from near. */
export const NEAR = { width: 150, height: 210 };

interface Shown extends Lying {
  card: EventCard;
  at: { left: number; top: number };
}

/** A small card that has the focus or lies under the mouse, seen from near. */
class Near {
  shown = $state.raw<Shown | null>(null);

  look(card: EventCard, how: Lying, place: DOMRect): void {
    const isSmall = place.width < SMALL.width || place.height < SMALL.height;
    this.shown = isSmall ? { card, ...how, at: beside(place, innerWidth) } : null;
  }

  away(): void {
    this.shown = null;
  }
}

/** Above a card, or below where there is no room above; never over the edge of the screen. */
export function beside(place: DOMRect, wide: number): { left: number; top: number } {
  const left = place.left + (place.width - NEAR.width) / 2;
  const above = place.top - NEAR.height - 8;
  return {
    left: Math.max(4, Math.min(left, wide - NEAR.width - 4)),
    top: above >= 4 ? above : place.bottom + 8,
  };
}

export const near = new Near();
