// @vitest-environment jsdom
// A win rate in words: a dash until a game at a table counts, wherever it is shown.
import { expect, it } from 'vitest';
import english from '../../../texts/en/translation.json' with { type: 'json' };
import { translateFrom } from '../../base/words/translate.ts';
import { winRateInWords } from './numbers.ts';

const texts = { progress: english.progress };
const t = translateFrom(texts, texts);

it.each([
  ['before any game', false, 0, '–'],
  ['after games that were all lost', true, 0, '0%'],
  ['after a win and a loss', true, 50, '50%'],
])('%s', (_, hasPlayed, rate, words) => expect(winRateInWords(hasPlayed, rate, t)).toBe(words));
