// Reads the tables of countries, which have a line each: a code, a space, and what belongs to it.

export const linesByCode = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, 2), line.slice(3)]),
  );
