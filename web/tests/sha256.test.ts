import { describe, expect, it } from 'vitest';
import { sha256 } from '../src/net/sha256';

describe('SHA-256', () => {
  it.each([
    ['nothing', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', '616263', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'the seed in docs/fair-deals.md',
      `${'0'.repeat(63)}7`,
      '48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08',
    ],
  ])('of %s', (_, hex, expected) => {
    expect(sha256(hex)).toBe(expected);
  });
});
