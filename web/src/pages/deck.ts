import type { DeckFile, DeckRead } from '../net/messages';

/** A deck of one's own: its file, and what the server says of it. */
export interface OwnDeck extends DeckRead {
  file: DeckFile;
}

/** More than any deck may have: the server says so, and need not be sent the rest. */
const ENOUGH = 1_050_000;

/** A file as the server is sent it, called as it is without its ending. */
export async function deckFile(file: File): Promise<DeckFile> {
  const name = file.name.replace(/\.[^.]*$/, '');
  return { name, content: await base64(file.slice(0, ENOUGH)) };
}

/** Byte for byte: the letters may be of a kind that only the server can name. */
function base64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(String(reader.result).split(',')[1] ?? '');
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error());
    };
    reader.readAsDataURL(blob);
  });
}
