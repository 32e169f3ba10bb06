// Bots of one strength against the next: whoever is called stronger has to win where skill decides. TOPLA_GAMES chooses.
import type { AnyGame, Shapes } from '../../src/engine/game.ts';
import type { Library } from '../../src/engine/library.ts';
import { type Match, seatsToAct, startMatch } from '../../src/engine/match.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { buildTurn } from '../../src/engine/turn.ts';
import { games } from '../../src/games/load.ts';
import { libraryOf, openLists } from '../../src/server/words/lists.ts';

const matches = 100;
const thoughtMs = 50;
const leastShare = 0.65;
const mostTurns = 20_000;
/** Who is quicker wins there, and here nobody is. */
const bySpeed = ['matchAndPass'];

/** Time at work, so that a busy machine makes nobody weaker. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const seedOf = (number: number) => number.toString(16).padStart(64, '0');

/** One game; which bot has which seat. Points of each seat: 1 for a win, a half for a shared one. */
async function play(
  game: AnyGame,
  library: Library,
  seating: readonly number[],
  number: number,
): Promise<number[]> {
  const bots = await game.bots();
  const seed = seedOf(number);
  const dealer = { library, random: (deal: number) => seededRandom(seed, `deal ${deal}`) };
  const setup = { rules: game.ruleSets.standard, seats: seating.length, timer: null };
  let match: Match<Shapes> = buildTurn(game, startMatch(game, setup), null, dealer).match;
  for (let turn = 0; !match.result; turn++) {
    if (turn > mostTurns) throw new Error(`${game.id} has no end: match ${number}`);
    const acting = seatsToAct(match);
    const seat = acting[seededRandom(seed, `first of turn ${turn}`).below(acting.length)] ?? 0;
    const end = workedMs() + thoughtMs;
    const move = bots[seating[seat] ?? 0]?.choose(
      game.view(match.state, seat),
      seat,
      seededRandom(seed, `seat ${seat} turn ${turn}`),
      library,
      { isOver: () => workedMs() >= end },
    );
    match = buildTurn(game, match, { kind: 'move', by: seat, move, at: turn }, dealer).match;
  }
  const [best = []] = match.result.places;
  return seating.map((_, seat) => (best.includes(seat) ? 1 / best.length : 0));
}

/** The share of points of the stronger of two strengths, both having every seat in turn. */
async function shareOfStronger(game: AnyGame, library: Library, stronger: number): Promise<number> {
  const seats = game.seats[0] ?? 2;
  let points = 0;
  for (let number = 0; number < matches; number++) {
    const seating = Array.from({ length: seats }, (_, seat) =>
      (seat + number) % 2 === 0 ? stronger : stronger - 1,
    );
    const won = await play(game, library, seating, number + 1);
    points += won.reduce((sum, each, seat) => sum + (seating[seat] === stronger ? each : 0), 0);
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
    for (const stronger of [1, 2]) {
      const share = await shareOfStronger(game, library, stronger);
      const holds = share >= leastShare || bySpeed.includes(game.id);
      isFine &&= holds;
      console.log(
        `${holds ? 'ok  ' : 'WEAK'} ${game.id}: ${stronger} takes ${(share * 100).toFixed(0)} % from ${stronger - 1}`,
      );
    }
  }
  return isFine;
}
