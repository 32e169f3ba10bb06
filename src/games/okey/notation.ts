// Okey on paper: moves off the wire, and a whole position as one line of text.
import type { GameNotation } from '../../engine/game.ts';
import { fieldsOf, isCount } from '../../kit/wire.ts';
import { winOf } from './groups.ts';
import { handNumber, starterOf } from './rules.ts';
import { okeyIn } from './scoring.ts';
import {
  type Drawn,
  type Finish,
  handCounts,
  type Move,
  type Okey,
  phases,
  players,
  type Rules,
  type State,
  starts,
} from './shapes.ts';
import { box, byTile, parseTiles, readTile, type Tile, writeTiles } from './tiles.ts';

export function readMove(raw: unknown): Move | null {
  const { kind, from, tile: rawTile, hand } = fieldsOf(raw);
  if (kind === 'show') return { kind };
  if (kind === 'draw') return from === 'stock' || from === 'discard' ? { kind, from } : null;
  if (kind === 'continue') return isCount(hand) ? { kind, hand } : null;
  const tile = readTile(rawTile);
  return tile && (kind === 'discard' || kind === 'finish') ? { kind, tile } : null;
}

const writeMany = (lists: readonly (readonly Tile[])[]) => lists.map(writeTiles).join('/');

/** rules, phase, rounds, indicator, racks, stock, piles, turn, drawn, discards, who showed, the finish, who is ready. */
export function writePosition(state: State): string {
  const { rules, drawn, finish } = state;
  return [
    `${rules.start}/${rules.hands}`,
    state.phase,
    state.rounds.map((losses) => losses.join(',')).join(';') || '-',
    state.indicator ?? '-',
    writeMany(state.racks),
    writeTiles(state.stock),
    writeMany(state.piles),
    state.turn,
    drawn ? `${drawn.from}:${drawn.tile}` : '-',
    state.discarded,
    state.shower ?? '-',
    finish ? `${finish.by}:${finish.kind}:${finish.tile}` : '-',
    state.ready.map(Number).join(''),
  ].join(' ');
}

function parseRules(word = ''): Rules | null {
  const [startWord, handsWord, ...rest] = word.split('/');
  const start = starts.find((one) => String(one) === startWord);
  const hands = handCounts.find((one) => String(one) === handsWord);
  return start !== undefined && hands !== undefined && rest.length === 0 ? { start, hands } : null;
}

function parseRounds(word = ''): State['rounds'] | null {
  const rounds = word === '-' ? [] : word.split(';').map((losses) => losses.split(',').map(Number));
  const isRound = (losses: readonly number[]) =>
    losses.length === players && losses.every((n) => Number.isInteger(n) && n >= 0 && n <= 9);
  return rounds.every(isRound) ? rounds : null;
}

function parseMany(word = ''): readonly (readonly Tile[])[] | null {
  const lists = word.split('/').flatMap((part) => {
    const tiles = parseTiles(part);
    return tiles ? [tiles] : [];
  });
  return lists.length === players && word.split('/').length === players ? lists : null;
}

function parseSeat(word = ''): number | null | undefined {
  if (word === '-') return null;
  return /^[0-3]$/.test(word) ? Number(word) : undefined;
}

function parseDrawn(word = ''): Drawn | null | undefined {
  if (word === '-') return null;
  const [from, name, ...rest] = word.split(':');
  const tile = readTile(name);
  return tile && rest.length === 0 && (from === 'stock' || from === 'discard') ? { from, tile } : undefined;
}

function parseFinish(word = ''): Finish | null | undefined {
  if (word === '-') return null;
  const [by, kind, name, ...rest] = word.split(':');
  const tile = readTile(name);
  if (!tile || rest.length || !/^[0-3]$/.test(by ?? '') || (kind !== 'groups' && kind !== 'pairs'))
    return undefined;
  return { by: Number(by), kind, tile };
}

const isWhole = (tiles: readonly Tile[]) =>
  tiles.length === box.length && tiles.toSorted(byTile).join() === box.toSorted(byTile).join();

/** Who holds fifteen tiles in play: who has drawn, or who begins. */
function isInHand(state: State): boolean {
  const { turn, drawn, discarded, racks } = state;
  const isFull = drawn !== null || discarded === 0;
  const expected = (starterOf(handNumber(state)) - (discarded % players) + players) % players;
  return (
    turn === expected &&
    (drawn === null || (discarded > 0 && (racks[turn] ?? []).includes(drawn.tile))) &&
    racks.every((rack, seat) => rack.length === 14 + (isFull && seat === turn ? 1 : 0))
  );
}

/** Whether tiles and phase fit together: all 106 are somewhere, and nobody holds one too many. */
function isSound(state: State): boolean {
  const { phase, indicator, racks, stock, piles, drawn, discarded, shower, finish } = state;
  const tiles = [...racks.flat(), ...stock, ...piles.flat()];
  if (phase !== 'counting' && (state.ready.some(Boolean) || finish)) return false;
  if (phase === 'dealing')
    return (
      !indicator &&
      tiles.length === 0 &&
      !drawn &&
      discarded === 0 &&
      shower === null &&
      state.turn === starterOf(handNumber(state))
    );
  if (!indicator || indicator === 'F') return false;
  if (!isWhole([...tiles, indicator, ...(finish ? [finish.tile] : [])])) return false;
  if (phase === 'playing') return isInHand(state);
  if (state.rounds.length === 0 || drawn || racks.some((rack) => rack.length !== 14)) return false;
  if (!finish) return stock.length === 0;
  return finish.by === state.turn && winOf(racks[finish.by] ?? [], okeyIn(state))?.kind === finish.kind;
}

export function readPosition(notation: string): State | null {
  const words = notation.split(' ');
  const rules = parseRules(words[0]);
  const phase = phases.find((name) => name === words[1]);
  const rounds = parseRounds(words[2]);
  const indicator = words[3] === '-' ? null : readTile(words[3]);
  const [racks, stock, piles] = [parseMany(words[4]), parseTiles(words[5] ?? ''), parseMany(words[6])];
  const [turn, shower] = [parseSeat(words[7]), parseSeat(words[10])];
  const [drawn, finish] = [parseDrawn(words[8]), parseFinish(words[11])];
  const [discardedWord = '', readyWord = ''] = [words[9], words[12]];
  if (!rules || !phase || !rounds || !racks || !stock || !piles || words.length !== 13) return null;
  if (turn === null || turn === undefined || shower === undefined || drawn === undefined) return null;
  if (finish === undefined || !/^\d{1,3}$/.test(discardedWord) || !/^[01]{4}$/.test(readyWord)) return null;
  if (readyWord === '1111' || (indicator === null) !== (words[3] === '-')) return null;
  const state: State = {
    rules,
    phase,
    rounds,
    indicator,
    racks: racks.map((rack) => rack.toSorted(byTile)),
    stock,
    piles,
    turn,
    drawn,
    discarded: Number(discardedWord),
    shower,
    finish,
    ready: [...readyWord].map((digit) => digit === '1'),
  };
  return isSound(state) ? state : null;
}

/** What is read and written. */
export const notation: GameNotation<Okey> = {
  readMove,
  readPosition,
  writePosition,
};
