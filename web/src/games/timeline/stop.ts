/** One stop of the Tab key for all of a line: the arrow keys go on from there. */
export function oneStop(row: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const set = () => {
    const all = [...row.querySelectorAll<HTMLElement>('button')];
    const stop =
      all.find((one) => one === last) ?? all.find((one) => one.matches('.lit')) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  };
  const focused = ({ target }: FocusEvent) => {
    last = target;
    set();
  };
  const changes = new MutationObserver(set);
  changes.observe(row, { subtree: true, childList: true, attributeFilter: ['class'] });
  row.addEventListener('focusin', focused);
  set();
  return () => {
    changes.disconnect();
    row.removeEventListener('focusin', focused);
  };
}
