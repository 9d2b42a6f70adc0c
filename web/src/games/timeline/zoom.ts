/** How big the cards of a line can be drawn. */
export const SIZES = [0.5, 0.75, 1, 1.25, 1.5, 1.75];

const PINCHED = 1.2;

/** The size after fingers moved apart or together by a factor; the same for a small move. */
export function pinched(zoom: number, factor: number): number {
  const place = SIZES.indexOf(zoom);
  if (factor > PINCHED) return SIZES[place + 1] ?? zoom;
  return factor < 1 / PINCHED ? (SIZES[place - 1] ?? zoom) : zoom;
}

/** Two fingers, or the wheel with Ctrl, change the size. */
export function zooms(get: () => number, set: (zoom: number) => void) {
  return (line: HTMLElement) => {
    let apart = 0;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      set(pinched(get(), event.deltaY < 0 ? 2 : 0.5));
    };
    const touch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        apart = 0;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const next = apart === 0 ? get() : pinched(get(), now / apart);
      if (apart === 0 || next !== get()) apart = now;
      set(next);
    };
    line.addEventListener('wheel', wheel, { passive: false });
    line.addEventListener('touchmove', touch, { passive: false });
    return () => {
      line.removeEventListener('wheel', wheel);
      line.removeEventListener('touchmove', touch);
    };
  };
}
