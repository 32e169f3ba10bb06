// Games of cards and of words in real browsers, each to its end.
import { afterAll, beforeAll } from 'vitest';
import { shelf } from '../../../src/catalogue/shelf.ts';
import { closeWindows } from '../../support/browser/windows.ts';
import { type Company, gather, playToTheEnd } from './company.ts';

let company: Company;

beforeAll(async () => {
  company = await gather();
});
afterAll(() => company && closeWindows(company.browser));

const names = shelf.filter(({ family }) => family !== 'board').map(({ gameName }) => gameName);

playToTheEnd(() => company, names);
