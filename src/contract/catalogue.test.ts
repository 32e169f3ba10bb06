// The catalogue, fact by fact.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';

const without = (
  flag: 'disableDraw' | 'disableTimer' | 'disableResign' | 'disableScoreboard' | 'invisible',
) => catalogue.filter((entry) => entry[flag]).map(({ gameName }) => gameName);

it('numbers its entries from 1 to 19', () => {
  expect(catalogue.map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, at) => at + 1));
});

it('leaves out what a game does not have', () => {
  expect(without('disableDraw')).toEqual([
    'backgammon',
    'minesweeper',
    'matchAndPass',
    'okey',
    'spades',
    'hearts',
    'boggle',
    'scrabble',
  ]);
  expect(without('disableTimer')).toEqual([
    'battleship',
    'blobWars',
    'matchAndPass',
    'okey',
    'spades',
    'hearts',
    'boggle',
    'scrabble',
  ]);
  expect(without('disableResign')).toEqual([
    'matchAndPass',
    'okey',
    'spades',
    'hearts',
    'boggle',
    'scrabble',
  ]);
  expect(without('disableScoreboard')).toEqual(['scrabble']);
});

it('lists puzzles and the predictor elsewhere', () => {
  expect(without('invisible')).toEqual(['findTheWord', 'scorePredictor', 'sudoku', 'mathle']);
  expect(catalogue.filter(({ slackGame }) => slackGame)).toHaveLength(15);
});

it('derives link, button and pictures from the name', () => {
  expect(catalogue.find(({ gameName }) => gameName === 'nineMensMorris')).toMatchObject({
    displayName: 'games.nineMensMorris',
    image: '/art/nineMensMorris.svg',
    plainImage: '/art/nineMensMorris-plain.svg',
    link: '/games/nineMensMorris',
    btnId: 'btn-nineMensMorris',
  });
});

const isDrawn = (name: string) =>
  [`../games/${name}/art.tsx`, `../ui/art/shelved/${name}.tsx`].some((file) =>
    existsSync(new URL(file, import.meta.url)),
  );

it('has a drawing for every entry, and for the pictures that no game belongs to yet', () => {
  const pictures = ['tictactoe', 'rps', 'coin', 'dice', 'poll', 'ludo', 'rummikub', 'skribbl', 'geoPuzzle'];
  const names = [...catalogue.map(({ gameName }) => gameName), ...pictures];
  expect(names.filter((name) => !isDrawn(name))).toEqual([]);
});
