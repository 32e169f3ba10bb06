// Cards, tiles, words and dice in real browsers, each to its end.
import { afterAll, beforeAll } from 'vitest';
import { type Company, gather, playToTheEnd } from './company.ts';

let company: Company;

beforeAll(async () => {
  company = await gather();
});
afterAll(() => company?.close());

playToTheEnd(() => company, ['backgammon', 'hearts', 'spades', 'matchAndPass', 'okey', 'scrabble', 'boggle']);
