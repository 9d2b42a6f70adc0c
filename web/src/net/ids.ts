/** An id that nobody else has. Not `crypto.randomUUID`: it is missing where a page comes over plain http. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
