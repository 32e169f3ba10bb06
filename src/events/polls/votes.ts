// The rules of a vote: which choices one may hold, how they are written down, and what all of them add up to.

export interface Ballot {
  readonly options: number;
  readonly takesSeveral: boolean;
}

/** The choices in the order of the options; null where the ballot does not allow them. */
export function readChoices(choices: readonly number[], { options, takesSeveral }: Ballot): number[] | null {
  const different = [...new Set(choices)].toSorted((one, other) => one - other);
  const areThere = different.every((choice) => Number.isInteger(choice) && choice >= 0 && choice < options);
  const isOneOrMay = takesSeveral || different.length === 1;
  return different.length > 0 && areThere && isOneOrMay ? different : null;
}

/** What is held after one option was pressed: it is chosen, or where several may be, taken back. */
export function pressed(held: readonly number[], option: number, { takesSeveral }: Ballot): number[] {
  if (!takesSeveral) return [option];
  const next = held.includes(option) ? held.filter((each) => each !== option) : [...held, option];
  return next.toSorted((one, other) => one - other);
}

/** How often each option was chosen. */
export function countVotes(options: number, votes: readonly (readonly number[])[]): number[] {
  const counts = Array.from({ length: options }, () => 0);
  for (const vote of votes) for (const choice of vote) counts[choice] = (counts[choice] ?? 0) + 1;
  return counts;
}

/** Percent of the people who voted, as a whole number. */
export const shareOf = (count: number, votes: number): number =>
  votes === 0 ? 0 : Math.round((100 * count) / votes);

/** Always of this length, so that an encrypted vote does not show by its own how much was chosen. */
const markLength = 10;

/** `0010000000`: a digit for each option there may be. */
export const markOf = (choices: readonly number[]): string =>
  Array.from({ length: markLength }, (_, option) => (choices.includes(option) ? '1' : '0')).join('');

export const choicesIn = (mark: string): number[] =>
  [...mark].flatMap((digit, option) => (digit === '1' ? [option] : []));

/** Whether two options are the same words, whatever their case. */
export const hasSameTwice = (options: readonly string[]): boolean =>
  new Set(options.map((option) => option.trim().toLocaleLowerCase('tr'))).size < options.length;
