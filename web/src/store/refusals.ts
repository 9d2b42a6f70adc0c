import { NO_ANSWER, Refused } from '../net/server';
import { say } from './words.svelte';

/** What to say of an error that the server sent, or of a server that did not answer. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return error.code === NO_ANSWER ? say('web-no-answer') : error.message;
}

/** Ask the server; what it refuses, in words for the person, or nothing. */
export async function refusalOf(ask: () => Promise<unknown>): Promise<string> {
  try {
    await ask();
    return '';
  } catch (error) {
    return refusalWords(error);
  }
}
