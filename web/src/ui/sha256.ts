// SHA-256, to check a deal with. A browser has one of its own, but keeps it back where a page comes
// over plain http from another machine at home.

const ROOTS = primes(64);
const ROUND = ROOTS.map((prime) => fraction(Math.cbrt(prime)));
const START = ROOTS.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

/** The hash of some bytes, as hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const message = padded(bytes);
  let hash = START;
  for (let at = 0; at < message.byteLength; at += BLOCK) {
    hash = mixed(hash, new DataView(message.buffer, at, BLOCK));
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}

/** One bit, zeros, and the length, up to a whole number of blocks. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const message = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setBigUint64(message.length - 8, BigInt(bytes.length) * 8n);
  return message;
}

function mixed(hash: number[], block: DataView): number[] {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = hash as Eight;
  for (let round = 0; round < BLOCK; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = h + turned(e, 6, 11, 25) + choice + at(ROUND, round) + at(words, round);
    const two = turned(a, 2, 13, 22) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + at(hash, place)) | 0);
}

type Eight = [number, number, number, number, number, number, number, number];

function schedule(block: DataView): number[] {
  const words = Array.from({ length: 16 }, (_, place) => block.getInt32(place * 4));
  for (let place = 16; place < BLOCK; place += 1) {
    const [early, late] = [at(words, place - 15), at(words, place - 2)];
    const one = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const two = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words.push((at(words, place - 16) + one + at(words, place - 7) + two) | 0);
  }
  return words;
}

function turned(word: number, ...by: [number, number, number]): number {
  return rotated(word, by[0]) ^ rotated(word, by[1]) ^ rotated(word, by[2]);
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function at(words: number[], place: number): number {
  return words[place] as number;
}

/** The first 32 bits after the point. */
function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}
