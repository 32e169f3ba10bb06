// The ready-made questions: every file of every language and category holds questions that can be asked.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { triviaCategories, triviaLimits } from '../../contract/events/triviaFacts.ts';
import { TriviaQuestionSetup } from '../../contract/events/triviaShapes.ts';

const folder = new URL('./library/', import.meta.url);
const languages = ['en', 'tr'] as const;

interface Ready {
  readonly text: string;
  readonly options: readonly string[];
  readonly right: readonly number[];
  readonly explanation: string;
  readonly level: number;
}

const read = (language: string, category: string) =>
  JSON.parse(readFileSync(new URL(`${language}/${category}.json`, folder), 'utf8')) as readonly Ready[]; // checked below

describe.each(languages)('%s', (language) => {
  it('has a file a category and no other', () => {
    const files = readdirSync(new URL(`${language}/`, folder));
    expect(files.toSorted()).toEqual(triviaCategories.map((category) => `${category}.json`).toSorted());
  });

  it.each(triviaCategories)('%s: each can be asked, with exactly these fields', (category) => {
    const questions = read(language, category);
    expect(questions.length).toBeGreaterThanOrEqual(5);
    for (const question of questions) {
      const { level, ...asked } = question;
      expect([1, 2, 3], question.text).toContain(level);
      expect(Object.keys(asked).toSorted()).toEqual(['explanation', 'options', 'right', 'text']);
      const checked = TriviaQuestionSetup.safeParse(asked);
      expect(checked.success, question.text).toBe(true);
      expect(checked.data).toMatchObject(asked); // nothing had to be trimmed
      expect(question.explanation.length, question.text).toBeGreaterThan(0);
      expect(question.right.length, question.text).toBeLessThan(question.options.length);
      expect(question.text.length).toBeLessThanOrEqual(triviaLimits.text / 2); // fits the card
    }
  });

  it('names a unit wherever a length, a height or a distance is asked for', () => {
    const measures = {
      en: /\bdistance\b|\bhow (?:far|high|tall|long|deep)\b/i,
      tr: /uzaklı|yüksekli|ne kadar|kaç uzun/i,
    };
    const units = { en: /metres?\b|kilometres?\b|years?\b/i, tr: /metre|kilometre|yıl/i };
    const bare = triviaCategories
      .flatMap((category) => read(language, category))
      .filter(({ text }) => measures[language].test(text) && !units[language].test(text))
      .filter(({ options }) => options.some((option) => /^[\d.,]+$/.test(option)));
    expect(bare.map(({ text }) => text)).toEqual([]);
  });

  it('asks nothing twice', () => {
    const texts = triviaCategories.flatMap((category) =>
      read(language, category).map(({ text }) => text.toLocaleLowerCase(language)),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });
});
