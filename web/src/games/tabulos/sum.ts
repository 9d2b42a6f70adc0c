// What is typed on the number pad: two numbers from 1 to 99, and which of them is being typed.

export interface Sum {
  first: string;
  second: string;
  at: 'first' | 'second';
  /** Whether it was said where the first number ends, instead of guessed. */
  parted: boolean;
}

export const EMPTY: Sum = { first: '', second: '', at: 'first', parted: false };

/** Factors have one digit, or end in nought: after a 3, a 9 is the second number. */
export function typed(sum: Sum, digit: string): Sum {
  const before = sum[sum.at];
  if (sum.at === 'first' && isFactor(before) && !isFactor(before + digit))
    return { ...sum, at: 'second', second: digit === '0' ? '' : digit };
  if (before.length === 2 || (before === '' && digit === '0')) return sum;
  return { ...sum, [sum.at]: before + digit };
}

function isFactor(number: string): boolean {
  return /^[1-9]0?$/.test(number);
}

/** On to the second number. What was taken for it already belongs to the first after all. */
export function times(sum: Sum): Sum {
  if (sum.first === '') return sum;
  const whole = sum.first + sum.second;
  if (sum.parted || whole.length > 2) return { ...sum, at: 'second', parted: true };
  return { first: whole, second: '', at: 'second', parted: true };
}

/** To one of the numbers, to type it once more. */
export function goTo(sum: Sum, at: Sum['at']): Sum {
  return { ...sum, at, [at]: '', parted: true };
}

export function wiped(sum: Sum): Sum {
  if (sum.at === 'second' && sum.second === '') return { ...sum, at: 'first', parted: false };
  return { ...sum, [sum.at]: sum[sum.at].slice(0, -1) };
}

export function isWhole(sum: Sum): boolean {
  return sum.first !== '' && sum.second !== '';
}
