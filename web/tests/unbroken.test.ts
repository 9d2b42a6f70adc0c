import { expect, it } from 'vitest';
import { unbroken } from '../src/ui/unbroken';

it('keeps the numbers of a run and of a multiplication together, and nothing else', () => {
  expect(unbroken('such as 8 9 10. Take')).toBe('such as 8\u00a09\u00a010. Take');
  expect(unbroken('you say 4 × 7, not 5')).toBe('you say 4\u00a0×\u00a07, not 5');
});
