// What is said of dice, words and people at the table.
import type { SeatedPerson } from '../../../ui/BoardProps.ts';
import { type TableWords, tableWords } from '../../../ui/tableWords.ts';
import type { Speak } from '../../../ui/texts.tsx';

export type Words = TableWords;

export const wordsOf = (t: Speak, people: readonly SeatedPerson[]): Words => tableWords(t, 'boggle', people);
