// How strong the bots are: those of each game play each other, and their ratings are what explains the results best.
// TOPLA_GAMES chooses games, TOPLA_MATCHES how many matches a pair, TOPLA_THOUGHT how many ms a move.
// TOPLA_BOT_RATINGS=write writes them to the file that the server reads; games that were not played stay as they are there.
import { readFile, writeFile } from 'node:fs/promises';
import { pointsAUnit } from '../../src/engine/ratings/rating.ts';
import { games } from '../../src/games/load.ts';
import { libraryOf, openLists } from '../../src/server/base/words/lists.ts';
import { shareOf } from './strengths.ts';

const file = new URL('../../src/server/progress/ratings/botRatings.json', import.meta.url);
const pairs = [
  [1, 0],
  [2, 1],
  [2, 0],
] as const;

/** The bot of medium strength has it in every game. */
const medium = 1500;

interface Share {
  readonly stronger: number;
  readonly weaker: number;
  /** Of the points, from 0 to 1. */
  readonly share: number;
}

/** The ratings under which these shares are most likely; one more match, drawn, keeps them finite. */
export function ratingsFrom(shares: readonly Share[], matches: number): number[] {
  let ratings = [0, 0, 0];
  for (let step = 0; step < 5_000; step++) {
    const slope = [0, 0, 0];
    for (const { stronger, weaker, share } of shares) {
      const seen = (share * matches + 0.5) / (matches + 1);
      const expected = 1 / (1 + Math.exp((ratings[weaker] ?? 0) - (ratings[stronger] ?? 0)));
      slope[stronger] = (slope[stronger] ?? 0) + seen - expected;
      slope[weaker] = (slope[weaker] ?? 0) - seen + expected;
    }
    ratings = ratings.map((rating, at) => rating + (slope[at] ?? 0));
  }
  return ratings.map((rating) => Math.round(medium + pointsAUnit * (rating - (ratings[1] ?? 0))));
}

export async function botRatings(): Promise<boolean> {
  const library = libraryOf(await openLists());
  const matches = Number(process.env.TOPLA_MATCHES ?? 100);
  const chosen = process.env.TOPLA_GAMES?.split(',');
  const known: Record<string, number[]> = JSON.parse(await readFile(file, 'utf8'));
  console.log('game               easy  medium  strong');
  for (const [id, load] of Object.entries(games)) {
    if (chosen && !chosen.includes(id)) continue;
    const game = await load();
    const shares: Share[] = [];
    for (const [stronger, weaker] of pairs)
      shares.push({ stronger, weaker, share: await shareOf(game, library, stronger, weaker) });
    const ratings = ratingsFrom(shares, matches);
    known[id] = ratings;
    console.log(`${id.padEnd(18)} ${ratings.map((rating) => String(rating).padStart(5)).join('  ')}`);
    const sorted = Object.fromEntries(
      Object.entries(known).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
    const text = `{\n${Object.entries(sorted)
      .map(([game, each]) => `  "${game}": [${each.join(', ')}]`)
      .join(',\n')}\n}\n`;
    if (process.env.TOPLA_BOT_RATINGS === 'write') await writeFile(file, text);
  }
  return true;
}
