// Moves that are tried on one's own, as a tree that grows from the turns of a game. Pure: no clock, no server.
import type { AnyGame, Seat, Shapes } from '../../../engine/game.ts';
import type { Turn } from '../../../engine/log.ts';
import { type Match, playTurn, type Setup, seatsToAct, startMatch } from '../../../engine/match.ts';
import { type GameStep, isSameStep, stepOf } from '../../../engine/step.ts';
import { buildTurn, type Dealer } from '../../../engine/turn.ts';

/** The game as it was played: its turns, and the match after each of them. */
export interface Trunk {
  readonly game: AnyGame;
  readonly log: readonly Turn<Shapes>[];
  readonly matches: readonly Match<Shapes>[];
}

export interface TriedMove {
  readonly id: number;
  /** The turn of the game from which its branch grows. */
  readonly root: number;
  /** The tried move before it; null: the game itself. */
  readonly parent: number | null;
  readonly step: GameStep<Shapes>;
  readonly turn: Turn<Shapes>;
  readonly match: Match<Shapes>;
}

export type MoveTree = readonly TriedMove[];

/** A position: after a turn of the game, or after a tried move that grew from it. */
export interface Spot {
  readonly turn: number;
  readonly tried: number | null;
}

export const spotInGame = (turn: number): Spot => ({ turn, tried: null });
const spotOf = ({ root, id }: TriedMove): Spot => ({ turn: root, tried: id });

export const isSameSpot = (one: Spot, other: Spot): boolean =>
  one.turn === other.turn && one.tried === other.tried;

/** How a game ended at the table, or that it rests, keeps nobody from trying moves: only its rules do. */
const freed = (game: AnyGame, match: Match<Shapes>): Match<Shapes> => ({
  ...match,
  result: game.result(match.state),
  paused: false,
  recovered: false,
  offer: null,
  satIn: [],
});

export function trunkOf(game: AnyGame, setup: Setup<Shapes>, log: readonly Turn<Shapes>[]): Trunk {
  let match = startMatch(game, setup);
  const matches = log.map((turn) => {
    match = playTurn(game, match, turn);
    return freed(game, match);
  });
  return { game, log, matches };
}

export const lastTurn = ({ matches }: Trunk): number => matches.length - 1;

export function matchAt({ matches }: Trunk, tree: MoveTree, { turn, tried }: Spot): Match<Shapes> {
  const match = tried === null ? matches[turn] : tree.find(({ id }) => id === tried)?.match;
  if (!match) throw new Error('a position that is not in the tree');
  return match;
}

/** Who moves in this position; null: the game is over there. */
export const moverOf = (match: Match<Shapes>): Seat | null => seatsToAct(match)[0] ?? null;

export const movesFrom = (tree: MoveTree, { turn, tried }: Spot): TriedMove[] =>
  tree.filter(({ root, parent }) => root === turn && parent === tried);

/** The tried moves that lead to this position, the first first. */
export function pathTo(tree: MoveTree, { tried }: Spot): TriedMove[] {
  const path: TriedMove[] = [];
  for (let next = tried; next !== null; ) {
    const wanted = next;
    const move = tree.find(({ id }) => id === wanted);
    if (!move) break;
    path.unshift(move);
    next = move.parent;
  }
  return path;
}

/** From this position along the first moves that were tried there, to where nothing was. */
export function endFrom(tree: MoveTree, spot: Spot): Spot {
  let end = spot;
  for (let [next] = movesFrom(tree, end); next; [next] = movesFrom(tree, end)) end = spotOf(next);
  return end;
}

/** All positions one steps through on the way to this one: the game up to where the branch grows, and the branch. */
export function spotsTo(trunk: Trunk, tree: MoveTree, end: Spot): Spot[] {
  const until = end.tried === null ? lastTurn(trunk) : end.turn;
  const inGame = Array.from({ length: until + 1 }, (_, turn) => spotInGame(turn));
  return [...inGame, ...pathTo(tree, end).map(spotOf)];
}

export interface Grown {
  readonly tree: MoveTree;
  readonly spot: Spot;
}

/** The move tried in this position. What was tried or played there before is found again. */
export function tryMove(
  trunk: Trunk,
  tree: MoveTree,
  spot: Spot,
  step: GameStep<Shapes>,
  dealer: Dealer,
): Grown {
  const played = spot.tried === null ? trunk.log[spot.turn + 1] : undefined;
  const playedStep = played && stepOf(played);
  if (playedStep && isSameStep(playedStep, step)) return { tree, spot: spotInGame(spot.turn + 1) };
  const known = movesFrom(tree, spot).find((move) => isSameStep(move.step, step));
  if (known) return { tree, spot: spotOf(known) };
  const match = matchAt(trunk, tree, spot);
  const built = buildTurn(trunk.game, match, { kind: 'move', ...step, at: match.at }, dealer);
  const added: TriedMove = {
    id: Math.max(-1, ...tree.map(({ id }) => id)) + 1,
    root: spot.turn,
    parent: spot.tried,
    step,
    turn: built.turn,
    match: built.match,
  };
  return { tree: [...tree, added], spot: spotOf(added) };
}

/** Without this move and all that was tried after it; one stands before it then. */
export function withoutMove(tree: MoveTree, id: number): Grown {
  const move = tree.find((each) => each.id === id);
  if (!move) return { tree, spot: spotInGame(0) };
  const isAfter = (each: TriedMove) => pathTo(tree, spotOf(each)).some((before) => before.id === id);
  return { tree: tree.filter((each) => !isAfter(each)), spot: { turn: move.root, tried: move.parent } };
}
