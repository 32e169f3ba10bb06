// Calls of people through the proxy, and a puzzle for every team that they can solve.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { performance } from 'node:perf_hooks';
import pg from 'pg';

const guesses = ['about', 'other', 'house', 'world'];

export interface Line {
  readonly url: string;
  readonly ca: string;
  readonly agent: Agent;
  readonly times: number[];
  readonly refused: string[];
}

export function call(
  { url, ca, agent, times, refused }: Line,
  token: string,
  path: string,
  body?: object,
): Promise<void> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const asked = request(url + path, { method: body ? 'POST' : 'GET', headers, agent, ca }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        times.push(performance.now() - began);
        if (answer.statusCode !== 200) refused.push(`${path.split('?')[0]} ${answer.statusCode}`);
        resolve();
      });
    });
    asked.once('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}

export const openLine = (url: string, ca: string): Line => ({
  url,
  ca,
  agent: new Agent({ keepAlive: true, maxSockets: 200 }),
  times: [],
  refused: [],
});

export async function solve(line: Line, token: string, gameId: string): Promise<void> {
  await call(line, token, '/api/FindTheWord/JoinGame', { gameId });
  for (const [at, guess] of guesses.entries())
    await call(line, token, '/api/FindTheWord/Guess', { gameId, guessNumber: at + 1, guess });
}

/** One puzzle a team. */
export async function openPuzzles(database: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const puzzle = JSON.stringify({ language: 'en', hardMode: 'choice', word: 'WORLD', list: 'bench' });
  const { rows } = await client.query<{ id: string; team_id: string }>(
    `insert into puzzles (id, team_id, puzzle_type, number, day, time_zone, opens_at, closes_at, version, puzzle)
    select gen_random_uuid(), id, 'findTheWord', 1, '2026-01-10', 'UTC', $1::bigint, $1::bigint + 3600000, 1, $2::jsonb
    from teams returning id, team_id`,
    [Date.now(), puzzle],
  );
  const members = await client.query<{ id: string; team_id: string }>('select id, team_id from people');
  await client.end();
  const gameOf = new Map(rows.map(({ id, team_id }) => [team_id, id]));
  return new Map(members.rows.map(({ id, team_id }) => [id, gameOf.get(team_id) ?? randomUUID()]));
}
