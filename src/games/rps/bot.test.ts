// The bots of rock, paper, scissors against players with habits, and against one with none.
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../engine/game.ts';
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { bots } from './bot.ts';
import { beats, type Hand, handsOf, type Round, winnerOf } from './hands.ts';
import type { DuelView, Move, Rps, Rules } from './shapes.ts';

const untilDone = { isOver: () => false };

/** A long match: no player of a habit would have one so patient, but habits show. */
const rules: Rules = { hands: 'classic', bestOf: 7 };

const viewOf = (rounds: readonly Round[], of: Rules): DuelView => ({
  rules: of,
  rounds,
  own: null,
  hasChosen: [false, false],
  points: [0, 0],
  isOver: false,
});

/** At a table of two nobody does anything else. */
function handIn(move: Move | undefined): Hand {
  if (!move || !('hand' in move)) throw new Error('no hand was chosen');
  return move.hand;
}

type Player = (rounds: readonly Round[], hands: readonly Hand[], below: (most: number) => number) => Hand;

const showing = (hands: readonly Hand[], at: number): Hand => hands[at % hands.length] ?? 'rock';

/** The second seat's. */
const players: Readonly<Record<string, Player>> = {
  'always rock': () => 'rock',
  'a circle': (rounds, hands) => showing(hands, rounds.length),
  'what beats their own last': (rounds, hands) =>
    hands.find((hand) => beats(hand, rounds.at(-1)?.[1] ?? 'rock')) ?? 'rock',
  'what would have beaten the other': (rounds, hands) =>
    hands.find((hand) => beats(hand, rounds.at(-1)?.[0] ?? 'rock')) ?? 'rock',
  'stays when it wins, moves on when it does not': (rounds, hands) => {
    const last = rounds.at(-1);
    if (!last) return 'paper';
    return winnerOf(last) === 1 ? last[1] : showing(hands, hands.indexOf(last[1]) + 1);
  },
  'mostly paper': (_rounds, hands, below) => (below(3) > 0 ? 'paper' : showing(hands, below(3))),
};

const anything: Player = (_rounds, hands, below) => showing(hands, below(hands.length));

/** Won less lost rounds of the bot, over many short matches. */
function lead(strength: number, player: Player, of: Rules = rules): number {
  const bot: Bot<Rps> | undefined = bots[strength];
  if (!bot) throw new Error('there is no such bot');
  const random = seededRandom('0a'.repeat(32), `rps ${strength}`);
  let sum = 0;
  for (let match = 0; match < 40; match++) {
    const rounds: Round[] = [];
    for (let n = 0; n < 10; n++) {
      const hand = handIn(bot.choose(viewOf(rounds, of), 0, random, emptyLibrary, untilDone));
      const other = player(rounds, handsOf(of.hands), (most) => random.below(most));
      rounds.push([hand, other]);
      const winner = winnerOf([hand, other]);
      if (winner !== null) sum += winner === 0 ? 1 : -1;
    }
  }
  return sum / 400;
}

describe('RP-50: the strongest sees a habit', () => {
  it.each(Object.entries(players))('%s', (_name, player) => {
    expect(lead(2, player)).toBeGreaterThan(0.2);
  });

  it('with five hands too', () => {
    const five: Rules = { hands: 'lizardSpock', bestOf: 7 };
    expect(lead(2, () => 'spock', five)).toBeGreaterThan(0.4);
    expect(lead(2, players['a circle'] ?? anything, five)).toBeGreaterThan(0.2);
  });
});

it('RP-51: whoever shows anything neither wins nor loses against the strongest', () => {
  expect(Math.abs(lead(2, anything))).toBeLessThan(0.12);
});

it('RP-52: each bot does better than the one before against a player of one hand', () => {
  const always: Player = () => 'rock';
  const [easy, medium, strong] = [0, 1, 2].map((strength) => lead(strength, always));
  expect(Number(medium)).toBeGreaterThan(Number(easy) + 0.2);
  expect(Number(strong)).toBeGreaterThan(Number(medium) + 0.1);
});

it.each([0, 1, 2])('RP-53: bot %i shows all the hands in play, and no other', (strength) => {
  for (const hands of ['classic', 'lizardSpock'] as const) {
    const random = seededRandom('0b'.repeat(32), 'all');
    const chosen = Array.from({ length: 120 }, () => {
      const view = viewOf(
        [
          ['rock', 'rock'],
          ['rock', 'paper'],
          ['paper', 'scissors'],
        ],
        { hands, bestOf: 7 },
      );
      return handIn(bots[strength]?.choose(view, 0, random, emptyLibrary, untilDone));
    });
    for (const hand of chosen) expect(handsOf(hands)).toContain(hand);
    if (strength === 0) expect(new Set(chosen).size).toBe(handsOf(hands).length);
  }
});
