// Moves to try in lessons of games whose moves are too many to list.
import { seededRandom } from '../../src/engine/random.ts';
import { randomFleet } from '../../src/games/battleship/fleet.ts';
import type { State as Boggle } from '../../src/games/boggle/shapes.ts';
import type { State as MatchAndPass } from '../../src/games/matchAndPass/shapes.ts';
import type { State as Okey } from '../../src/games/okey/shapes.ts';
import { typedPlay } from '../../src/games/scrabble/notation.ts';
import type { State as Scrabble } from '../../src/games/scrabble/shapes.ts';

/** A method, not a function property, so that each game may know its own states. */
interface Tries {
  at(state: unknown, seat: number): readonly unknown[];
}

const fleets = {
  at() {
    const random = seededRandom('5'.repeat(64), 'fleets');
    return [true, true, true, false].map((touching) => ({
      kind: 'place',
      fleet: randomFleet(touching, random),
    }));
  },
};

const finds = {
  at: ({ solution, round }: Boggle) => [
    { kind: 'done', round },
    ...solution.map((word) => ({ kind: 'find', round, words: [word] })),
  ],
};

const passes = {
  at: ({ hands, round, pass }: MatchAndPass, seat: number) => [
    { kind: 'match', round },
    ...(hands[seat] ?? []).map((card) => ({ kind: 'choose', round, pass, card })),
  ],
};

const discards = {
  at: ({ racks }: Okey, seat: number) => [
    { kind: 'show' },
    ...(racks[seat] ?? []).flatMap((tile) => [
      { kind: 'discard', tile },
      { kind: 'finish', tile },
    ]),
  ],
};

const typed = ['8H HOUSE', '8D HOUSE', 'J8 BOOK', 'L8 SHIP', '8H KİTAP', '8D KİTAP', 'J8 SİNEK', 'J6 YEL'];

const plays = {
  at: ({ board, racks, rules }: Scrabble, seat: number) => [
    { kind: 'pass' },
    ...typed.flatMap((text) => {
      const tiles = typedPlay({ board, rack: racks[seat] ?? '', tongue: rules.language }, text);
      return tiles ? [{ kind: 'play', tiles }] : [];
    }),
  ],
};

const tries: Readonly<Record<string, Tries>> = {
  battleship: fleets,
  boggle: finds,
  matchAndPass: passes,
  okey: discards,
  scrabble: plays,
};

export function triesFor(id: string, state: unknown, seat: number): readonly unknown[] {
  const known = tries[id];
  if (!known) throw new Error(`${id} lists no moves, and there are none to try`);
  return known.at(state, seat);
}
