import type { RefusalShown } from '../../net/messages';

/** Tell whoever runs the server that a card is wrong: what the server has against it, or nothing. */
export async function report(
  deck: string,
  card: string,
  text: string,
  lang: string,
): Promise<string | null> {
  const response = await fetch(`api/reports?lang=${lang}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ deck, card, text }),
  });
  if (response.ok) return null;
  const refusal: Partial<RefusalShown> = await response.json();
  return refusal.message ?? response.statusText;
}
