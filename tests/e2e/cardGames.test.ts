// Cards, tiles and words in real browsers, each to its end.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { type Company, gather, playToTheEnd } from './company.ts';
import { cardHands } from './hands/cards.ts';
import { hands } from './hands/play.ts';

let company: Company;

beforeAll(async () => {
  company = await gather();
});
afterAll(() => company?.close());

it('every game has a hand that plays it', () => {
  expect(Object.keys(hands).toSorted()).toEqual(Object.keys(games).toSorted());
});

playToTheEnd(() => company, Object.keys(cardHands));
