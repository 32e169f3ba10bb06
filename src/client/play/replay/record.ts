// A finished game as a text file: players, date, result, moves.

export interface PlayedGame {
  readonly title: string;
  readonly table: string;
  readonly startedAt: string;
  readonly players: readonly string[];
  readonly result: string;
  /** `name`: null for moves of the rules or of the clock. */
  readonly moves: readonly { readonly turn: number; readonly name: string | null; readonly words: string }[];
  /** The last position in the game's own notation, where it has one. */
  readonly position: string | null;
}

/** Square brackets and quotes delimit the headings. */
const quoted = (text: string): string => text.replace(/["\\\]]/g, "'");

const heading = (name: string, value: string): string => `[${name} "${quoted(value)}"]`;

export function recordOf(played: PlayedGame): string {
  const headings = [
    heading('Game', played.title),
    ...(played.table ? [heading('Table', played.table)] : []),
    heading('Date', played.startedAt.slice(0, 10).replaceAll('-', '.')),
    ...played.players.map((name, seat) => heading(`Player${seat + 1}`, name)),
    heading('Result', played.result),
    ...(played.position === null ? [] : [heading('FinalPosition', played.position)]),
  ];
  const moves = played.moves.map(
    ({ turn, name, words }) => `${turn}. ${name === null ? '' : `${name}: `}${words}`,
  );
  return `${headings.join('\n')}\n\n${moves.join('\n')}\n`;
}

/** `hearts-2026-11-21-game-2.txt` */
export const fileNameOf = (gameName: string, startedAt: string, game: number): string =>
  `${gameName}-${startedAt.slice(0, 10)}-game-${game}.txt`;
