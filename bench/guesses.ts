// Two hundred guesses a second at daily puzzles, the ends of attempts with all they bring among them.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { machineClock } from '../src/server/base/shared/clock.ts';
import type { Database } from '../src/server/base/storage/database.ts';
import { openLite } from '../src/server/base/storage/lite/open.ts';
import { writePuzzle } from '../src/server/puzzles/schedules/puzzleStore.ts';
import { colleague, foundTeam, type Member } from '../tests/support/people/team.ts';
import { startTestServer } from '../tests/support/servers/testServer.ts';
import { percentile, type Row, rounded } from './row.ts';

const people = 40;
const puzzlesOpen = 10;
const perSecond = 200;
/** The last one solves it. */
const words = ['about', 'other', 'house', 'light', 'money', 'world'];

interface Game {
  readonly member: Member;
  readonly gameId: string;
  guesses: number;
}

async function openPuzzles(database: Database, teamId: string): Promise<string[]> {
  const ids = Array.from({ length: puzzlesOpen }, () => randomUUID());
  for (const [day, id] of ids.entries())
    await writePuzzle(database, {
      id,
      team_id: teamId,
      puzzle_type: 'findTheWord',
      day: `2026-01-${10 + day}`,
      time_zone: 'UTC',
      opens_at: machineClock.now(),
      closes_at: machineClock.now() + 60 * 60_000,
      version: 1,
      puzzle: JSON.stringify({ language: 'en', hardMode: 'choice', word: 'WORLD', list: 'bench' }),
    });
  return ids;
}

export async function guessRows(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'topla-guesses-'));
  const database = await openLite(
    { dataDirectory: directory, leastFreeMebibytes: 0 },
    machineClock,
    (why) => {
      throw new Error(why);
    },
  );
  const server = await startTestServer({}, database, { RATE_SCALE: '100000' });
  try {
    const founder = await foundTeam(server.url, 'Ada Moss', 'Bench');
    const members = [founder];
    for (let number = 1; number < people; number++)
      members.push(await colleague(server.url, founder, `Bo ${'x'.repeat(number)}`));
    const ids = await openPuzzles(database.rows, founder.team?.teamId ?? '');
    const post = async (action: string, member: Member, body: object): Promise<void> => {
      const answer = await fetch(`${server.url}/api/FindTheWord/${action}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${member.guulJwt}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const said = await answer.text();
      if (answer.status !== 200) throw new Error(`${action}: ${said}`);
    };
    const games: Game[] = ids.flatMap((gameId) => members.map((member) => ({ member, gameId, guesses: 0 })));
    const guess = async ({ member, gameId, guesses }: Game): Promise<void> =>
      post('Guess', member, { gameId, guessNumber: guesses, guess: words[guesses - 1] });
    for (const [index, game] of games.entries()) {
      await post('JoinGame', game.member, { gameId: game.gameId });
      for (let before = index % words.length; before > 0; before--) {
        game.guesses += 1;
        await guess(game); // so that attempts end all the time, as they do
      }
    }

    const times: number[] = [];
    const ends: number[] = [];
    async function timed(game: Game): Promise<void> {
      game.guesses += 1;
      const began = performance.now();
      await guess(game);
      const ms = performance.now() - began;
      times.push(ms);
      if (game.guesses === words.length) ends.push(ms);
      else games.push(game);
    }
    const began = performance.now();
    let due = began;
    const underWay: Promise<void>[] = [];
    while (games.length > 0 || times.length < underWay.length) {
      for (; due <= performance.now(); due += 1_000 / perSecond) {
        const game = games.shift();
        if (game) underWay.push(timed(game));
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await Promise.all(underWay);
    const pace = times.length / ((performance.now() - began) / 1_000);
    const sorted = times.toSorted((a, b) => a - b);
    const p99 = percentile(sorted, 0.99);
    return [
      {
        what: `a guess at ${rounded(pace)} a second: p50 (the load shares the process)`,
        figure: `${rounded(percentile(sorted, 0.5), 1)} ms`,
        bound: '',
        isWithin: null,
      },
      { what: 'the same: p99', figure: `${rounded(p99, 1)} ms`, bound: '≤ 50 ms', isWithin: p99 <= 50 },
      {
        what: 'of these the last ones, with XP, badges and counters: p50',
        figure: `${rounded(
          percentile(
            ends.toSorted((a, b) => a - b),
            0.5,
          ),
          1,
        )} ms`,
        bound: '',
        isWithin: null,
      },
    ];
  } finally {
    await server.close();
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
}
