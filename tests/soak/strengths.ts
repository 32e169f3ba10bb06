// Bots of one strength against another: whoever is called stronger has to win where skill decides.
// TOPLA_GAMES chooses games, TOPLA_MATCHES how many matches, TOPLA_THOUGHT how many ms a move.
import type { AnyGame, Thinking } from '../../src/engine/game.ts';
import type { Library } from '../../src/engine/library.ts';
import { games } from '../../src/games/load.ts';
import { libraryOf, openLists } from '../../src/server/base/words/lists.ts';
import { playBots } from '../support/data/botMatch.ts';

const matches = Number(process.env.TOPLA_MATCHES ?? 100);
const thoughtMs = Number(process.env.TOPLA_THOUGHT ?? 50);
/** The stronger one, the weaker one, and the least share of points that the stronger one takes. */
const pairs = [
  [1, 0, 0.55],
  [2, 1, 0.55],
  [2, 0, 0.75],
] as const;

/** Time at work, so that a busy machine makes nobody weaker. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const seedOf = (number: number) => number.toString(16).padStart(64, '0');

function thinking(): Thinking {
  const end = workedMs() + thoughtMs;
  return { isOver: () => workedMs() >= end };
}

/** The share of points of the stronger of two strengths, both having every seat in turn. */
export async function shareOf(
  game: AnyGame,
  library: Library,
  stronger: number,
  weaker: number,
): Promise<number> {
  const bots = await game.bots();
  const seats = game.seats[0] ?? 2;
  let points = 0;
  for (let number = 0; number < matches; number++) {
    const strengths = Array.from({ length: seats }, (_, seat) =>
      (seat + number) % 2 === 0 ? stronger : weaker,
    );
    const seating = strengths.flatMap((strength) => bots[strength] ?? []);
    const won = playBots({ game, library, seating, seed: seedOf(number + 1), thinking }).points;
    points += won.reduce((sum, each, seat) => sum + (strengths[seat] === stronger ? each : 0), 0);
  }
  return points / matches;
}

export async function strengths(): Promise<boolean> {
  let isFine = true;
  const library = libraryOf(await openLists()); // the whole lists: rare words are a part of strength
  const chosen = process.env.TOPLA_GAMES?.split(',');
  for (const [id, load] of Object.entries(games)) {
    if (chosen && !chosen.includes(id)) continue;
    const game = await load();
    for (const [stronger, weaker, least] of pairs) {
      const share = await shareOf(game, library, stronger, weaker);
      const holds = share >= least;
      isFine &&= holds;
      const percent = (share * 100).toFixed(0);
      console.log(`${holds ? 'ok  ' : 'WEAK'} ${game.id}: ${stronger} takes ${percent} % from ${weaker}`);
    }
  }
  return isFine;
}
