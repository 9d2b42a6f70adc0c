// What is typed on the number pad: two numbers from 1 to 99, and which of them is being typed.

export interface Sum {
  first: string;
  second: string;
  at: 'first' | 'second';
}

export const EMPTY: Sum = { first: '', second: '', at: 'first' };

export function typed(sum: Sum, digit: string): Sum {
  const before = sum[sum.at];
  if (before === '' && digit === '0') return sum;
  if (before.length < 2) return { ...sum, [sum.at]: before + digit };
  return sum.at === 'first' ? { ...sum, at: 'second', second: digit === '0' ? '' : digit } : sum;
}

/** On to the second number. */
export function times(sum: Sum): Sum {
  return sum.first === '' ? sum : { ...sum, at: 'second' };
}

export function wiped(sum: Sum): Sum {
  if (sum.at === 'second' && sum.second === '') return { ...sum, at: 'first' };
  return { ...sum, [sum.at]: sum[sum.at].slice(0, -1) };
}

export function isWhole(sum: Sum): boolean {
  return sum.first !== '' && sum.second !== '';
}
