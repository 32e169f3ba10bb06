// Reads a poll as people type it in a chat: `"Where?" "Sushi" "Pizza"`, with words before it that say what kind it is.
import { hasSameTwice } from './votes.ts';

export interface TypedPoll {
  readonly question: string;
  readonly options: readonly string[];
  readonly isSecret: boolean;
  readonly takesSeveral: boolean;
}

export type TypedFault = 'format' | 'options' | 'long' | 'same' | 'word';

export interface TypedLimits {
  readonly question: number;
  readonly option: number;
  readonly leastOptions: number;
  readonly mostOptions: number;
}

const secretWords = ['secret', 'gizli'];
const severalWords = ['several', 'multiple', 'çoklu', 'coklu'];

/** Chats make curly quotes of straight ones. */
const quoted = /["“”„«»]([^"“”„«»]*)["“”„«»]/gu;
const oneLine = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

export function readTypedPoll(typed: string, limits: TypedLimits): TypedPoll | TypedFault {
  const parts = [...typed.matchAll(quoted)].map(([, inside = '']) => oneLine(inside));
  const outside = oneLine(typed.replaceAll(quoted, ' '));
  const [question, ...options] = parts;
  if (!question || /["“”„«»]/u.test(outside) || parts.some((part) => part === '')) return 'format';
  const words = outside === '' ? [] : outside.toLocaleLowerCase('tr').split(' ');
  if (words.some((word) => ![...secretWords, ...severalWords].includes(word))) return 'word';
  if (options.length < limits.leastOptions || options.length > limits.mostOptions) return 'options';
  const isLong = question.length > limits.question || options.some(({ length }) => length > limits.option);
  if (isLong) return 'long';
  if (hasSameTwice(options)) return 'same';
  return {
    question,
    options,
    isSecret: words.some((word) => secretWords.includes(word)),
    takesSeveral: words.some((word) => severalWords.includes(word)),
  };
}
