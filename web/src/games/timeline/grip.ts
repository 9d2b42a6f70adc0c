/** So far above a finger a card floats, to be seen. */
const ABOVE = 44;

/** From the middle of a card to where it hangs in the air: at the mouse, or above the finger. */
export function grip(x: number, y: number, card: DOMRect, isTouch: boolean): [number, number] {
  const lift = isTouch ? ABOVE : 0;
  return [x - card.x - card.width / 2, y - card.y - card.height / 2 - lift];
}

/** Tells the cards of a hand where one was taken up, so that it can hang there by its middle. */
export function grips(hand: HTMLElement): () => void {
  const taken = ({ target, clientX, clientY, pointerType }: PointerEvent) => {
    const spot = target instanceof Element ? target.closest('.spot') : null;
    if (!spot) return;
    const card = spot.getBoundingClientRect();
    const [x, y] = grip(clientX, clientY, card, pointerType === 'touch');
    hand.style.setProperty('--grip-x', `${x}px`);
    hand.style.setProperty('--grip-y', `${y}px`);
  };
  hand.addEventListener('pointerdown', taken);
  return () => {
    hand.removeEventListener('pointerdown', taken);
  };
}
