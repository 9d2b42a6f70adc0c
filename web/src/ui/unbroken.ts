/** Numbers that belong together stay on one line: a run of coins, cards of a trick, a multiplication. */
export function unbroken(text: string): string {
  return text.replace(/([\d×]) (?=[\d×])/g, '$1\u00a0');
}
