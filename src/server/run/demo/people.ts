// The made-up team that visitors look around in: its fixed id, its name and its people.
import type { Language } from '../../../engine/language.ts';

export const teamName = { en: 'Demo team', tr: 'Demo takımı' } as const satisfies Record<Language, string>;
export const visitorName = { en: 'Visitor', tr: 'Ziyaretçi' } as const satisfies Record<Language, string>;

export const quizName = { en: 'Three-minute quiz', tr: 'Üç dakikalık yarışma' } as const satisfies Record<
  Language,
  string
>;
export const bingoName = {
  en: 'Coffee-break bingo',
  tr: 'Kahve molası tombalası',
} as const satisfies Record<Language, string>;

const names = [
  'Ada Moss',
  'Bo Lind',
  'Cem Aydın',
  'Deniz Kaya',
  'Elif Şahin',
  'Finn Olsen',
  'Grace Okafor',
  'Hugo Martín',
  'Işık Demir',
  'Jana Novák',
  'Kerem Yıldız',
  'Lena Vogt',
] as const;

export interface DemoPerson {
  readonly userId: string;
  readonly name: string;
  readonly avatar: null;
}

export const demoPeople: readonly DemoPerson[] = names.map((name, at) => ({
  userId: `00000000-0000-4000-8000-0000000d3${(at + 1).toString(16).padStart(3, '0')}`,
  name,
  avatar: null,
}));

/** Picks this many people from a position in the list on, starting over at its end. */
export const peopleFrom = (first: number, count: number): DemoPerson[] =>
  Array.from({ length: count }, (_, at) => demoPeople[(first + at) % demoPeople.length]).filter(
    (person) => person !== undefined,
  );
