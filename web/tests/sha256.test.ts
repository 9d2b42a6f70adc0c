import { describe, expect, it } from 'vitest';
import { bytesOf, sha256 } from '../src/ui/sha256';

const hash = (text: string) => sha256(new TextEncoder().encode(text));

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1000), '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3'],
  ])('of %j', (text, expected) => {
    expect(hash(text)).toBe(expected);
  });

  it('of the seed in docs/fair-deals.md', () => {
    expect(sha256(bytesOf(`${'0'.repeat(63)}7`))).toBe(
      '48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08',
    );
  });

  it.each([55, 56, 63, 64, 65, 119, 120])('of %i letters is that of the browser', async (count) => {
    const bytes = new TextEncoder().encode('x'.repeat(count));
    const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    expect(bytesOf(sha256(bytes))).toEqual(theirs);
  });
});
