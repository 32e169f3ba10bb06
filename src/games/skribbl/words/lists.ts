// The words of each language and level as a list.
import type { Tongue } from '../../../engine/words/letters.ts';
import { lettersIn } from '../comparing.ts';
import type { Level } from '../shapes.ts';
import { english } from './english.ts';
import { turkish } from './turkish.ts';

const read = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.replaceAll('\n', ' ').trim())
    .filter((word) => word !== '');

const readAll = ({ easy, medium, hard }: Readonly<Record<Level, string>>) => ({
  easy: read(easy),
  medium: read(medium),
  hard: read(hard),
});

const lists = { en: readAll(english), tr: readAll(turkish) };

export const listed = (language: Tongue, level: Level): readonly string[] => lists[language][level];

/** Of the team's own; those of the lists are shorter. */
export const longestWord = 40;

/** Whether something can be asked for: two letters or more, words with spaces, hyphens or apostrophes between. */
export const isWord = (text: string): boolean =>
  text.length <= longestWord &&
  /^[\p{L}\p{N}]+(?:[ '’-][\p{L}\p{N}]+)*$/u.test(text) &&
  lettersIn(text).length >= 2;
