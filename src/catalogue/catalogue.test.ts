// The catalogue against its specification: the entries that other systems know by number, name and flags.
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { type CatalogueEntry, catalogue } from './catalogue.ts';
import { gameFacts } from './facts.ts';
import { onShelf, shelf } from './shelf.ts';

/** Number, name, where it is found, and what its screens leave out. */
const specified: readonly [id: number, gameName: string, link: string, ...without: string[]][] = [
  [1, 'backgammon', '/games/backgammon', 'disableDraw'],
  [2, 'checkers', '/games/checkers'],
  [3, 'battleship', '/games/battleship', 'disableTimer'],
  [4, 'chess', '/games/chess'],
  [5, 'connect4', '/games/connect4'],
  [6, 'draughts', '/games/draughts'],
  [7, 'minesweeper', '/games/minesweeper', 'disableDraw'],
  [8, 'blobWars', '/games/blobWars', 'disableTimer'],
  [9, 'nineMensMorris', '/games/nineMensMorris'],
  [10, 'matchAndPass', '/games/matchAndPass', 'disableDraw', 'disableTimer', 'disableResign'],
  [11, 'okey', '/games/okey', 'disableDraw', 'disableTimer', 'disableResign'],
  [12, 'findTheWord', '/puzzle/findTheWord', 'invisible'],
  [13, 'scorePredictor', '/predictorEvents', 'invisible'],
  [14, 'spades', '/games/spades', 'disableDraw', 'disableTimer', 'disableResign'],
  [15, 'hearts', '/games/hearts', 'disableDraw', 'disableTimer', 'disableResign'],
  [16, 'sudoku', '/puzzle/sudoku', 'invisible'],
  [17, 'mathle', '/puzzle/mathle', 'invisible'],
  [18, 'boggle', '/games/boggle', 'disableDraw', 'disableTimer', 'disableResign'],
  [19, 'scrabble', '/games/scrabble', 'disableDraw', 'disableTimer', 'disableResign', 'disableScoreboard'],
  [20, 'tictactoe', '/games/tictactoe'],
  [21, 'rps', '/games/rps', 'disableDraw', 'disableTimer'],
  [22, 'ludo', '/games/ludo', 'disableDraw', 'disableTimer', 'disableResign'],
  [23, 'geoPuzzle', '/puzzle/geoPuzzle', 'invisible'],
  [24, 'rummikub', '/games/rummikub', 'disableDraw', 'disableTimer', 'disableResign'],
  [25, 'skribbl', '/games/skribbl', 'disableDraw', 'disableTimer', 'disableResign'],
];

const flagsOf = (entry: CatalogueEntry) =>
  Object.entries(entry).flatMap(([flag, isSet]) => (isSet === true && flag !== 'slackGame' ? [flag] : []));

describe('the specified entries', () => {
  test.each(specified)('%i is %s', (id, gameName, link, ...without) => {
    const entry = catalogue.find((each) => each.id === id);
    expect(entry).toMatchObject({
      gameName,
      link,
      btnId: `btn-${gameName}`,
      displayName: `games.${gameName}`,
      image: `/art/${gameName}.svg`,
      plainImage: `/art/${gameName}-plain.svg`,
      slackGame: !without.includes('invisible'),
    });
    expect(entry && flagsOf(entry)).toEqual(without);
  });
});

const isDrawn = (name: string) =>
  ['games', 'puzzles', 'contests']
    .map((each) => `../${each}/${name}/art.tsx`)
    .concat(`../ui/art/${name}.tsx`, `../ui/art/shelved/${name}.tsx`)
    .some((file) => existsSync(new URL(file, import.meta.url)));

describe('every entry', () => {
  it('has the number after the one before', () => {
    expect(catalogue.map(({ id }) => id)).toEqual(catalogue.map((_, at) => at + 1));
  });

  it('has a drawing, and so have the pictures that no game belongs to yet', () => {
    const pictures = ['coin', 'dice', 'poll'];
    const names = [...catalogue.map(({ gameName }) => gameName), ...pictures];
    expect(names.filter((name) => !isDrawn(name))).toEqual([]);
  });
});

describe('the shelf', () => {
  it('has every folder of a game, by number', () => {
    const folders = readdirSync(new URL('../games', import.meta.url), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => name);
    expect(shelf.map(({ gameName }) => gameName).toSorted()).toEqual(folders.toSorted());
    expect(shelf.map(({ id }) => id)).toEqual(shelf.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  it('finds a game by its name, and nothing that is elsewhere', () => {
    expect(onShelf('hearts')).toMatchObject({ id: 15, family: 'cards', seats: [4], isQuick: false });
    expect(onShelf('sudoku')).toBeNull();
  });

  it('has facts of each game under its own id', () => {
    expect(new Set(gameFacts.map(({ id }) => id)).size).toBe(gameFacts.length);
  });
});
