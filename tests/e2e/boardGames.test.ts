// Board games in real browsers, each to its end.
import { afterAll, beforeAll } from 'vitest';
import { type Company, gather, playToTheEnd } from './company.ts';
import { boardHands } from './hands/boards.ts';

let company: Company;

beforeAll(async () => {
  company = await gather();
});
afterAll(() => company?.close());

playToTheEnd(() => company, Object.keys(boardHands));
