// What is asked of the server before one sits at a table.

import type { Plan } from '../ui/setup';
import type { GameShown, Replay } from './messages';

export interface Made {
  table: string;
  code: string;
  link: string;
}

export interface TableListed {
  table: string;
  status: 'waiting' | 'playing' | 'over';
  game: string;
  players: string[];
}

const UNKNOWN = 401;

/** What the server answered instead of what was asked for, in its own words. */
export class Refused extends Error {}

export function freshId(): string {
  return crypto.randomUUID();
}

export async function games(): Promise<{ games: GameShown[]; levels: string[] }> {
  return get('api/games');
}

/** My tables; whoever was never here has none. */
export async function myTables(): Promise<TableListed[]> {
  const response = await fetch('api/tables');
  if (response.status === UNKNOWN) return [];
  return (await answer<{ tables: TableListed[] }>(response)).tables;
}

export async function create(plan: Plan, name: string): Promise<Made> {
  const settings = { game: plan.game, options: plan.options };
  return post('api/tables', { id: freshId(), name, settings, seats: plan.seats });
}

export async function join(code: string, name: string): Promise<Made> {
  return post('api/join', { code, name });
}

export async function replay(
  table: string,
  move: number,
  eyes: number | null,
  lang: string,
): Promise<Replay> {
  const seen = eyes === null ? '' : `&eyes=${eyes}`;
  return get(`api/tables/${table}/replay?move=${move}&lang=${lang}${seen}`);
}

async function get<T>(path: string): Promise<T> {
  return answer(await fetch(path));
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return answer(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function answer<T>(response: Response): Promise<T> {
  const content = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new Refused(content.message ?? response.statusText);
  return content;
}
