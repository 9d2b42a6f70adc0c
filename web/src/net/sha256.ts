import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The SHA-256 of some bytes, both in hexadecimal digits. Not `crypto.subtle`: it is missing where a
 * page comes over plain http from another machine at home.
 */
export function sha256(hex: string): string {
  return bytesToHex(digest(hexToBytes(hex)));
}

/** The SHA-256 of a text in UTF-8. */
export function sha256OfText(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}
