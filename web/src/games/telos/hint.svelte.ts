import { untrack } from 'svelte';
import { isDrag } from '../../table/drag';
import { POWERS } from './powers';

/** So long a mouse rests on a card, or a finger presses it, before its text opens. */
const REST = 350;
const PRESS = 450;
/** In this time a mouse can go from the card to its text, to point at it while reading. */
const BRIDGE = 250;

export interface Hinted {
  card: string;
  /** Of the card on the screen. */
  box: DOMRect;
}

/** Which card explains itself now. */
class Hint {
  shown = $state.raw<Hinted | null>(null);
  #leaving = 0;
  #pressed = { x: -Infinity, y: -Infinity };

  open(card: string, node: Element): void {
    this.stay();
    this.shown = { card, box: node.getBoundingClientRect() };
  }

  /** Something was pressed there. */
  press(x: number, y: number): void {
    this.#pressed = { x, y };
  }

  /** The hand that presses trembles: only a mouse that has gone further points at something else. */
  isAwayFromPress(x: number, y: number): boolean {
    return isDrag(x - this.#pressed.x, y - this.#pressed.y);
  }

  /** The mouse has reached the text. */
  stay(): void {
    clearTimeout(this.#leaving);
  }

  leave(): void {
    this.stay();
    this.#leaving = window.setTimeout(() => {
      this.close();
    }, BRIDGE);
  }

  /** A moment later: a card that is taken off the page loses the focus while the page changes. */
  close(): void {
    const closed = untrack(() => this.shown);
    queueMicrotask(() => {
      if (this.shown === closed) this.shown = null;
    });
  }
}

export const hint = new Hint();

/** A card with a power tells it when a mouse rests on it, a finger presses it, the keyboard comes. */
export function explains(card: string) {
  return (node: HTMLElement) => {
    if (!POWERS[card]) return;
    let timer = 0;
    let from = { x: 0, y: 0 };
    let entered = false;
    const listening = new AbortController();
    const on = <T extends keyof HTMLElementEventMap>(
      type: T,
      hear: (event: HTMLElementEventMap[T]) => void,
    ) => {
      node.addEventListener(type, hear, { signal: listening.signal });
    };
    const soon = (pause: number, after: () => void = () => undefined) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        hint.open(card, node);
        after();
      }, pause);
    };
    const away = () => {
      clearTimeout(timer);
      hint.close();
    };
    // The tap at the end of a long press is not meant to choose the card.
    const swallow = () => {
      node.addEventListener('click', stop, { capture: true, once: true });
    };
    const stop = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    on('pointerenter', (event) => {
      entered = event.pointerType === 'mouse';
    });
    on('pointerdown', (event) => {
      const { pointerType, clientX: x, clientY: y } = event;
      from = { x, y };
      entered = false;
      if (pointerType === 'mouse') away();
      else soon(PRESS, swallow);
    });
    on('pointermove', (event) => {
      const { pointerType, clientX, clientY, buttons } = event;
      // A card that came under a mouse at rest was not pointed at.
      if (entered && buttons === 0 && hint.isAwayFromPress(clientX, clientY)) {
        entered = false;
        soon(REST);
      }
      const moved = isDrag(clientX - from.x, clientY - from.y);
      if (moved && (pointerType !== 'mouse' || buttons > 0)) away();
    });
    on('pointerup', () => {
      clearTimeout(timer);
    });
    // A finger that goes leaves the text open, to be read; the next tap closes it.
    on('pointerleave', (event) => {
      clearTimeout(timer);
      if (event.pointerType === 'mouse') hint.leave();
    });
    on('focusin', () => {
      if (node.querySelector(':focus-visible')) hint.open(card, node);
    });
    on('focusout', away);
    return () => {
      listening.abort();
      clearTimeout(timer);
      hint.close();
    };
  };
}
