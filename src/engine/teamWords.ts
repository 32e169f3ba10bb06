// Words of a team's own that a game can be played with: what the game says about them, and a pasted list made ready.

/** What a game that can be played with such words says about them. */
export interface TeamWordRules<Rules> {
  /** The option by which the host of a table asks for them; its first value asks for none. */
  readonly option: string;
  /** A list with fewer is not offered. */
  readonly least: number;
  /** The word of a line as it is kept; null: it cannot be played with. */
  read(line: string): string | null;
  /** Equal for two words that are the same to the game. */
  keyOf(word: string): string;
  /** How many words a game by these rules needs; 0: none. */
  wanted(rules: Rules, seats: number): number;
  /** The rules of a game that begins with these words. */
  withWords(rules: Rules, words: readonly string[]): Rules;
}

export const mostTeamWords = 500;

export interface ReadList {
  readonly words: readonly string[];
  /** Lines that cannot be played with. */
  readonly wrong: readonly string[];
  /** Lines with a word that stands further up. */
  readonly repeated: readonly string[];
}

/** A word a line; empty lines are passed over. */
export function readTeamWords(
  { read, keyOf }: Pick<TeamWordRules<unknown>, 'read' | 'keyOf'>,
  lines: readonly string[],
): ReadList {
  const words = new Map<string, string>();
  const wrong: string[] = [];
  const repeated: string[] = [];
  for (const line of lines.filter((each) => each.trim() !== '')) {
    const word = read(line);
    if (word === null) wrong.push(line.trim());
    else if (words.has(keyOf(word))) repeated.push(word);
    else words.set(keyOf(word), word);
  }
  return { words: [...words.values()], wrong, repeated };
}
