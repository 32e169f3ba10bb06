// How one setting is read from the environment: name, meaning, parser and default.

export interface Setting<Value> {
  readonly name: string;
  readonly meaning: string;
  /** The text of the default; empty: not set. */
  readonly fallback: string;
  /** May also come from a file, named by `<NAME>_FILE`; is never printed. */
  readonly isSecret: boolean;
  /** Null: invalid; `expected` describes what is valid. */
  readonly read: (text: string) => { readonly value: Value } | null;
  readonly expected: string;
}

type Facts = Pick<Setting<unknown>, 'name' | 'meaning' | 'fallback'>;

export const textSetting = (name: string, fallback: string, meaning: string): Setting<string> => ({
  name,
  meaning,
  fallback,
  isSecret: false,
  expected: 'a text',
  read: (text) => ({ value: text }),
});

export const optional = <Value>(setting: Setting<Value>): Setting<Value | null> => ({
  ...setting,
  read: (text) => (text === '' ? { value: null } : setting.read(text)),
});

export const secret = (name: string, meaning: string): Setting<string | null> =>
  optional({ ...textSetting(name, '', meaning), isSecret: true });

/** The address of a service, which may carry a password: it is never printed. */
export const addressSetting = (
  name: string,
  schemes: readonly string[],
  meaning: string,
): Setting<string | null> =>
  optional({
    ...textSetting(name, '', meaning),
    isSecret: true,
    expected: `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    read: (text) =>
      URL.canParse(text) && schemes.some((scheme) => text.startsWith(`${scheme}://`))
        ? { value: text }
        : null,
  });

export const numberSetting = (facts: Facts, least: number, most: number): Setting<number> => ({
  ...facts,
  isSecret: false,
  expected: `a number from ${least} to ${most}`,
  read: (text) => {
    const value = Number(text);
    return text.trim() !== '' && value >= least && value <= most ? { value } : null;
  },
});

export const wordSetting = <const Word extends string>(
  facts: Facts,
  words: readonly Word[],
): Setting<Word> => ({
  ...facts,
  isSecret: false,
  expected: `one of ${words.join(', ')}`,
  read: (text) => {
    const value = words.find((word) => word === text);
    return value === undefined ? null : { value };
  },
});

export const switchSetting = (name: string, meaning: string): Setting<boolean> => ({
  name,
  meaning,
  fallback: 'off',
  isSecret: false,
  expected: 'on or off',
  read: (text) => (text === 'on' || text === 'off' ? { value: text === 'on' } : null),
});

/** Separated by commas. */
export const listSetting = (
  facts: Facts,
  expected: string,
  isRight: (item: string) => boolean,
): Setting<readonly string[]> => ({
  ...facts,
  isSecret: false,
  expected,
  read: (text) => {
    const value = text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
    return value.every(isRight) ? { value } : null;
  },
});

/** Scheme, host and port; nothing behind them. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
