// Names that were agreed on: handlers begin with a verb, what a function is given is `Deps`, some types exist once.
import { expect, it } from 'vitest';
import { filesOf } from './filesOf.ts';

/** Without tests. */
const sourcesOf = async (pattern: string) =>
  [...(await filesOf(pattern))].filter(([file]) => !/\.test\.tsx?$/.test(file));

/** Declarations of a text that return the handler of a call, by name. */
const handlersIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?:const|function) (\w+)(?=[^;]*?\bHandler<)(?:(?!\n(?:export )?(?:const|function|type|interface) )[\s\S])*?Handler</g,
    ),
  ].map(([, name = '']) => name);

const isGerund = (name: string): boolean => /^[a-z]+ing(?:[A-Z]|$)/.test(name);

it('a handler is named by what it does: getStatus, createSchedule', async () => {
  const found = (await sourcesOf('src/server/**/*.ts')).flatMap(([file, text]) =>
    handlersIn(text)
      .filter(isGerund)
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it('handlers are seen at all', async () => {
  const found = (await sourcesOf('src/server/**/*.ts')).flatMap(([, text]) => handlersIn(text));
  expect(found.length).toBeGreaterThan(90);
  const planted = `export const showingStatus =\n  (deps: Deps): Handler<typeof teamStatus> =>\n  async () => ({})`;
  expect(handlersIn(planted).filter(isGerund)).toEqual(['showingStatus']);
});

it('what a function is given is called Deps', async () => {
  const found = (await sourcesOf('src/**/*.{ts,tsx}')).filter(([, text]) =>
    /(?:type|interface) (?:\w*Needs|Parts|Surroundings|Ingredients|TestAppOptions|Dispatching|Guarding|Presenting|Judging|Attaching|Watching)\b/.test(
      text,
    ),
  );
  expect(found.map(([file]) => file)).toEqual([]);
});

/** Exported by more than one file, each with its reason. A game has its own shapes anyway. */
const twice: Readonly<Record<string, string>> = {
  Card: 'the cards of a bingo have numbers, those of card games suits',
  Face: 'each puzzle has its own',
  Phase: 'each live event has its own',
  Puzzle: 'each puzzle has its own',
  Question: 'a special event asks what will happen, a trivia what is known',
  Rules: 'each puzzle and each live event has its own',
  Schema: 'of an answer on the wire, and of the database',
};

it('a type has a name of its own', async () => {
  const files = new Map<string, string[]>();
  for (const [file, text] of await sourcesOf('src/**/*.{ts,tsx}')) {
    if (/^src\/games\//.test(file)) continue;
    for (const [, name = ''] of text.matchAll(/^export (?:interface|type|class|enum) ([A-Z]\w*)/gm))
      files.set(name, [...new Set([...(files.get(name) ?? []), file])]);
  }
  const found = [...files].filter(([, by]) => by.length > 1).map(([name]) => name);
  expect(found.toSorted()).toEqual(Object.keys(twice).toSorted());
});
