// Both languages say the same things, nothing asked for is missing, and nothing lies around unused.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

type Sentences = ReadonlyMap<string, string>;

function flatten(texts: unknown, prefix: string, into: Map<string, string>): Map<string, string> {
  for (const [key, value] of Object.entries(Object(texts))) {
    if (typeof value === 'string') into.set(prefix + key, value);
    else flatten(value, `${prefix}${key}.`, into);
  }
  return into;
}

const read = (file: string) => readFileSync(file, 'utf8');
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
const gather = (language: string, files: readonly string[], prefixOf: (file: string) => string) => {
  const all = new Map<string, string>();
  for (const file of files) flatten(JSON.parse(read(file)), prefixOf(file), all);
  return { language, all };
};

const platformPrefix = (file: string) => {
  const name = basename(file, '.json');
  if (basename(dirname(file)) === 'pages') return `pages:${name}.`;
  return name === 'translation' ? '' : `${name}.`;
};
/** The build parts a game's lessons from the rest of its texts. */
const asParted = (texts: Sentences): Sentences =>
  new Map([...texts].map(([key, words]) => [key.replace(/^rules:(\w+)\.lessons\./, 'lessons:$1.'), words]));
const gamePrefix = (file: string) => `rules:${basename(dirname(dirname(file)))}.`;
const puzzlePrefix = (file: string) => `puzzles:${basename(dirname(dirname(file)))}.`;

function textsOf(language: string): Sentences {
  const platform = globSync(`src/texts/${language}/{*,later/*,pages/*}.json`);
  const games = globSync(`src/{games,contests}/*/texts/${language}.json`);
  const puzzles = globSync(`src/puzzles/*/texts/${language}.json`);
  return new Map([
    ...gather(language, platform, platformPrefix).all,
    ...asParted(gather(language, games, gamePrefix).all),
    ...gather(language, puzzles, puzzlePrefix).all,
  ]);
}

const [english, turkish] = [textsOf('en'), textsOf('tr')];
const placeholders = (sentence: string) =>
  [...sentence.matchAll(/\{\{?(\w+)\}?\}/g)].map(([, name]) => name).sort();
const withoutPlural = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const withoutNumber = (key: string) => key.replace(/\.\d+$/, '');

const sources = globSync('src/{client,ui,games,puzzles,contests,events,kit}/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.'),
);
const code = sources.map((file) => [file, withoutComments(read(file))] as const);

/** Every quoted word of the source; what a template fills in stands as a gap. */
const literals = new Set<string>();
const patterns: RegExp[] = [];
for (const [, text] of code) {
  for (const [, word = ''] of text.matchAll(/'([\w:.]+)'/g)) literals.add(word);
  for (const [, template = ''] of text.matchAll(/`([^`\n]+)`/g)) {
    const fixed = template.replace(/\$\{[^}]*\}/g, '§');
    if (!/^[\w:.§]+$/.test(fixed) || !/[A-Za-z]{3}/.test(fixed) || !fixed.includes('.')) continue;
    patterns.push(new RegExp(`^${fixed.replaceAll('.', '\\.').replaceAll('§', '.+')}$`));
  }
}

/** As it is, as a counted sentence, or as an item of a list. */
const isAskedFor = (key: string) =>
  [key, withoutPlural(key), withoutNumber(key)].some(
    (form) => literals.has(form) || patterns.some((pattern) => pattern.test(form)),
  );

/** What a game's rules say by a bare word: the word has to stand in its files or in the kit's. */
function isSaidByItsGame(key: string): boolean {
  const [, game = '', word = ''] = /^rules:(\w+)\.(?:line|how|refusal)\.(.+)$/.exec(key) ?? [];
  if (game === '') return true;
  const own = code.filter(([file]) => file.startsWith(`src/games/${game}/`) || file.startsWith('src/kit/'));
  return withoutPlural(word)
    .split('.')
    .every((part) => own.some(([, text]) => new RegExp(`\\b${part}\\b`).test(text)));
}

describe('the texts', () => {
  it('are there to be tested', () => {
    expect(english.size).toBeGreaterThan(200);
    expect(code.length).toBeGreaterThan(50);
  });

  it('say the same things in both languages', () => {
    expect([...turkish.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('speak of the same values in both languages', () => {
    const apart = [...english].filter(([key, sentence]) => {
      const [one, other] = [placeholders(sentence), placeholders(turkish.get(key) ?? '')];
      const isCounted = withoutPlural(key) !== key;
      const spoken = (names: (string | undefined)[]) =>
        names.filter((name) => !isCounted || name !== 'count');
      return spoken(one).join() !== spoken(other).join();
    });
    expect(apart.map(([key]) => key)).toEqual([]);
  });

  it('say what the glossary says, and in no other words', () => {
    const avoided = {
      en: /\bslant|the other side\b|\bstand up\b|\bkept move\b|\bdoubt|\bchair/i,
      tr: /ekip|saatsiz|çağır|sandalye|karne|dengeli/i,
    };
    const strays = (texts: Sentences, words: RegExp) => [...texts].filter(([, text]) => words.test(text));
    expect([...strays(english, avoided.en), ...strays(turkish, avoided.tr)]).toEqual([]);
  });

  it('are English that an office would use, not translated', () => {
    const translated =
      /\bstands? twice|costs no guess|\bhanded in|\btyped? in\b|\bbrings? (?:no|up|nothing|\d+)\b|written to\b|\bwhoever (?:runs this|scheduled)|by itself when a|\bBest of the team|\bFirst (?:play|roll|take|three)\b.*\b(?:your|the|cards)\b|you said|A person reads|\bThere is no such (?:person|thing)/i;
    const strays = [...english].filter(([, text]) => translated.test(text));
    expect(strays).toEqual([]);
  });

  it('have no empty sentence', () => {
    const empty = [...english, ...turkish].filter(([, sentence]) => sentence.trim() === '');
    expect(empty).toEqual([]);
  });

  it('hold every key the code asks for', () => {
    const known = new Set([...english.keys()].flatMap((key) => [key, withoutPlural(key)]));
    const asked = code.flatMap(([file, text]) =>
      [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => `${key} in ${file}`),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((line) => !known.has(line.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('hold no key that nobody asks for', () => {
    const unused = [...english.keys()]
      .filter((key) => !/^(?:mail|badges)\./.test(key)) // told by the server
      .filter((key) => !isAskedFor(key));
    expect(unused).toEqual([]);
  });

  it('hold no word of the rules that the rules never say', () => {
    expect([...english.keys()].filter((key) => !isSaidByItsGame(key))).toEqual([]);
  });
});
