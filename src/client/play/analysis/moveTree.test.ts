// The tree of tried moves: it grows from a game, finds again what was tried, and never leaves the rules.
import { beforeAll, describe, expect, it, test } from 'vitest';
import { steadyLuck } from '../../../../tests/support/people/autoplay.ts';
import { gameFacts } from '../../../catalogue/facts.ts';
import type { AnyGame, Shapes } from '../../../engine/game.ts';
import { emptyLibrary } from '../../../engine/library.ts';
import type { Turn } from '../../../engine/log.ts';
import { type Setup, startMatch } from '../../../engine/match.ts';
import { replay } from '../../../engine/replay.ts';
import { buildTurn } from '../../../engine/turn.ts';
import { games } from '../../../games/load.ts';
import {
  endFrom,
  type Grown,
  isSameSpot,
  lastTurn,
  type MoveTree,
  matchAt,
  moverOf,
  movesFrom,
  pathTo,
  type Spot,
  spotInGame,
  spotsTo,
  type Trunk,
  trunkOf,
  tryMove,
  withoutMove,
} from './moveTree.ts';

const luck = steadyLuck(7);
const dealer = { library: emptyLibrary, random: () => luck };

async function gameNamed(name: string): Promise<AnyGame> {
  const load = games[name];
  if (!load) throw new Error(name);
  return load();
}

const setup = (game: AnyGame): Setup<Shapes> => ({ rules: game.ruleSets.standard, seats: 2, timer: null });
const played = (by: number, move: string): Turn<Shapes> => [{ at: 0, kind: 'move', by, move }];

describe('in a game of chess', () => {
  let trunk: Trunk;
  beforeAll(async () => {
    const chess = await gameNamed('chess');
    trunk = trunkOf(chess, setup(chess), [[], played(0, 'e2e4'), played(1, 'e7e5')]);
  });

  /** Moves tried one after the other from a turn of the game. */
  function tried(tree: MoveTree, from: Spot, moves: string): Grown {
    let grown: Grown = { tree, spot: from };
    for (const move of moves.split(' ')) {
      const by = moverOf(matchAt(trunk, grown.tree, grown.spot)) ?? 0;
      grown = tryMove(trunk, grown.tree, grown.spot, { by, move }, dealer);
    }
    return grown;
  }
  const wordsOf = ({ tree, spot }: Grown) => pathTo(tree, spot).map(({ step }) => step.move);

  it('grows from the present position and from an earlier one', () => {
    const here = tried([], spotInGame(2), 'g1f3 b8c6');
    expect(wordsOf(here)).toEqual(['g1f3', 'b8c6']);
    const earlier = tried(here.tree, spotInGame(1), 'c7c5');
    expect(wordsOf(earlier)).toEqual(['c7c5']);
    expect(spotsTo(trunk, earlier.tree, earlier.spot)).toHaveLength(3);
    expect(spotsTo(trunk, here.tree, here.spot)).toHaveLength(5);
  });

  it('follows the game where the tried move was played', () => {
    expect(tried([], spotInGame(0), 'e2e4 e7e5')).toEqual({ tree: [], spot: spotInGame(2) });
  });

  it('finds again what was tried, and branches where it was not', () => {
    const first = tried([], spotInGame(2), 'g1f3 b8c6');
    const again = tried(first.tree, spotInGame(2), 'g1f3 b8c6');
    expect(again).toEqual(first);
    const branch = tried(first.tree, spotInGame(2), 'g1f3 g8f6');
    expect(branch.tree).toHaveLength(3);
    expect(movesFrom(branch.tree, { turn: 2, tried: 0 }).map(({ step }) => step.move)).toEqual([
      'b8c6',
      'g8f6',
    ]);
    expect(isSameSpot(endFrom(branch.tree, spotInGame(2)), first.spot)).toBe(true);
  });

  it('loses a move with all that came after it, and nothing else', () => {
    const first = tried([], spotInGame(2), 'g1f3 b8c6 f1b5');
    const { tree } = tried(first.tree, spotInGame(2), 'g1f3 g8f6');
    const less = withoutMove(tree, 1);
    expect(less.tree.map(({ step }) => step.move)).toEqual(['g1f3', 'g8f6']);
    expect(less.spot).toEqual({ turn: 2, tried: 0 });
    expect(tried(less.tree, spotInGame(2), 'b1c3').spot.tried).toBe(4); // no id comes twice
  });

  it('stays as it is when the game goes on', () => {
    const here = tried([], spotInGame(2), 'g1f3');
    const later = trunkOf(trunk.game, setup(trunk.game), [...trunk.log, played(0, 'f1c4')]);
    expect(matchAt(later, here.tree, here.spot)).toBe(matchAt(trunk, here.tree, here.spot));
    expect(spotsTo(later, here.tree, here.spot)).toHaveLength(4);
    expect(lastTurn(later)).toBe(3);
  });

  it('goes on after a game that was given up', () => {
    const given = trunkOf(trunk.game, setup(trunk.game), [...trunk.log, [{ at: 0, kind: 'resign', by: 0 }]]);
    expect(moverOf(matchAt(given, [], spotInGame(3)))).toBe(0);
  });

  it('ends where the rules end it', () => {
    const fools = tried([], spotInGame(0), 'f2f3 e7e5 g2g4 d8h4');
    expect(moverOf(matchAt(trunk, fools.tree, fools.spot))).toBeNull();
  });
});

const open = gameFacts.filter(({ isOpen }) => isOpen).map(({ id }) => id);

/** As far as anybody would try. */
const mostMoves = 60;

test.each(open)('moves of %s can be tried for all sides; dice are thrown for it', async (name) => {
  const game = await gameNamed(name);
  const { turn } = buildTurn(game, startMatch(game, setup(game)), null, dealer);
  const trunk = trunkOf(game, setup(game), [turn]);
  let grown: Grown = { tree: [], spot: spotInGame(0) };
  for (let moves = 0; moves < mostMoves; moves++) {
    const match = matchAt(trunk, grown.tree, grown.spot);
    const by = moverOf(match);
    if (by === null) break;
    const legal = game.legalMoves(game.view(match.state, by), by) ?? [];
    expect(legal.length).toBeGreaterThan(0);
    const move = legal[luck.below(legal.length)];
    grown = tryMove(trunk, grown.tree, grown.spot, { by, move }, dealer);
  }
  const log = [turn, ...pathTo(grown.tree, grown.spot).map((each) => each.turn)];
  expect(replay(game, setup(game), log).state).toEqual(matchAt(trunk, grown.tree, grown.spot).state);
});
