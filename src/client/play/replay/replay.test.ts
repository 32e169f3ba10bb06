// Finished games as a browser folds them: every moment, every pair of eyes, and luck that can be drawn again.
import { beforeAll, describe, expect, it, test } from 'vitest';
import { testLibrary } from '../../../../tests/support/data/words.ts';
import type { Replay } from '../../../contract/play/game.ts';
import type { AnyGame, Shapes } from '../../../engine/game.ts';
import type { Logged, Turn } from '../../../engine/log.ts';
import { type Match, seatsToAct, startMatch } from '../../../engine/match.ts';
import { commitmentTo, seededRandom } from '../../../engine/random.ts';
import { buildTurn } from '../../../engine/turn.ts';
import { games } from '../../../games/load.ts';
import { checkFairness, isFair } from './fairness.ts';
import { fold, hasSecrets, momentOf, storyOf } from './played.ts';
import { fileNameOf, recordOf } from './record.ts';

const seed = 'a1'.repeat(32);
const room = { id: 'R'.repeat(22), name: 'Tea', gameName: '', hostUserId: 'u0' };

/** A game played out by who always takes the first move there is, or what the simplest bot would. */
async function played(game: AnyGame, seats: number): Promise<Replay> {
  const [bot] = await game.bots();
  const rules = game.ruleSets.standard;
  const dealer = {
    library: testLibrary,
    random: (deal: number) => seededRandom(seed, `${room.id}|1|${deal}`),
  };
  let match: Match<Shapes> = startMatch(game, { rules, seats, timer: null });
  const log: Turn<Shapes>[] = [];
  const add = (first: Logged<Shapes> | null) => {
    const built = buildTurn(game, match, first, dealer);
    log.push(built.turn);
    match = built.match;
  };
  add(null);
  while (!match.result) {
    const [by = 0] = seatsToAct(match);
    const seen = game.view(match.state, by);
    const luck = seededRandom(seed, `bot ${match.turn}`);
    const [first] = game.legalMoves(seen, by) ?? [];
    const move = first ?? bot?.choose(seen, by, luck, testLibrary, { isOver: () => true });
    add({ kind: 'move', by, move, at: match.at + 1_000 });
  }
  const at = '2026-11-21T09:30:00.000Z';
  return {
    room: { ...room, gameName: game.id },
    game: 1,
    seats: Array.from({ length: seats }, (_, seat) => ({
      userId: `u${seat}`,
      name: `P${seat}`,
      avatar: null,
      strength: null,
    })),
    rules,
    version: game.version,
    timer: null,
    log,
    seed,
    commitment: commitmentTo(seed),
    result: match.result,
    startedAt: at,
    endedAt: at,
  };
}

describe.each([
  ['connect4', 2, false],
  ['backgammon', 2, false],
  ['hearts', 4, true],
  ['boggle', 2, true],
  ['scrabble', 2, true],
])('%s', (name, seats, secret) => {
  let game: AnyGame;
  let replay: Replay;
  beforeAll(async () => {
    const load = games[name];
    if (!load) throw new Error(name);
    game = await load();
    replay = await played(game, seats);
  });

  it('folds to the stored result, moment by moment', () => {
    const matches = fold(game, replay);
    expect(matches.map((match) => match.turn)).toEqual(replay.log.map((_, turn) => turn));
    expect(matches.at(-1)?.result).toEqual(replay.result);
    const [first] = matches;
    if (!first) throw new Error('no turns');
    expect(momentOf(game, replay, first, 0)).toMatchObject({ turn: 0, mySeat: 0, result: null });
  });

  it('knows whether eyes matter', () => {
    expect(hasSecrets(game, fold(game, replay))).toBe(secret);
    expect(storyOf(game, replay, 'spectator').length).toBeGreaterThan(0);
  });

  it('proves its luck, and finds luck that was changed', () => {
    const fairness = checkFairness(game, replay);
    expect(isFair(fairness)).toBe(true);
    expect(fairness.drawn > 0).toBe(name !== 'connect4');
    const otherSeed = { ...replay, seed: 'b2'.repeat(32) };
    expect(isFair(checkFairness(game, otherSeed))).toBe(false);
    const otherRoom = { ...replay, room: { ...replay.room, id: 'X'.repeat(22) } };
    expect(isFair(checkFairness(game, otherRoom))).toBe(name === 'connect4');
  });
});

test('a record says who, when and how, line by line, and no name breaks out of its heading', () => {
  const text = recordOf({
    title: 'Hearts',
    table: 'Tea "break"]',
    startedAt: '2026-11-21T09:30:00.000Z',
    players: ['Ada', 'Bo'],
    result: 'Ada won',
    moves: [
      { turn: 0, name: null, words: 'The cards are dealt' },
      { turn: 1, name: 'Ada', words: 'plays Q♠' },
    ],
    position: null,
  });
  expect(text).toBe(
    `[Game "Hearts"]\n[Table "Tea 'break''"]\n[Date "2026.11.21"]\n[Player1 "Ada"]\n[Player2 "Bo"]\n` +
      `[Result "Ada won"]\n\n0. The cards are dealt\n1. Ada: plays Q♠\n`,
  );
  expect(fileNameOf('hearts', '2026-11-21T09:30:00.000Z', 2)).toBe('hearts-2026-11-21-game-2.txt');
});
