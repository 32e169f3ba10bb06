// Any match at any turn: replaying is folding the log again, without luck and without words.
import type { Audience, GameDefinition, Line, Shapes } from './game.ts';
import { isGameEntry, type Logged, type Turn } from './log.ts';
import { type Match, playEntry, playTurn, type Setup, startMatch } from './match.ts';

/** The match after these turns. */
export function replay<G extends Shapes>(
  game: GameDefinition<G>,
  setup: Setup<G>,
  turns: readonly Turn<G>[],
): Match<G> {
  let match = startMatch(game, setup);
  for (const turn of turns) match = playTurn(game, match, turn);
  return match;
}

/** What an audience is told of a turn, entry by entry. */
export function linesOf<G extends Shapes>(
  game: GameDefinition<G>,
  before: Match<G>,
  turn: Turn<G>,
  to: Audience,
): Line[] {
  const lines: Line[] = [];
  const last = turn.at(-1);
  let match = before;
  for (const entry of turn) {
    const line = lineOf(game, match, entry, to);
    if (line) lines.push(line);
    if (entry !== last) match = playEntry(game, match, entry);
  }
  return lines;
}

/** Lines of the table itself have keys that begin with `table.`. */
function lineOf<G extends Shapes>(
  game: GameDefinition<G>,
  before: Match<G>,
  entry: Logged<G>,
  to: Audience,
): Line | null {
  if (isGameEntry(entry)) return game.tell?.(before.state, entry, to) ?? null;
  const isBetweenPlayers = entry.kind === 'offer' || (entry.kind === 'answer' && entry.answer !== 'accept');
  if (isBetweenPlayers && to === 'spectator') return null;
  const seat = 'by' in entry ? entry.by : null;
  if (entry.kind === 'offer') return { seat, key: `table.offer.${entry.offer}`, values: {} };
  if (entry.kind === 'answer') return { seat, key: `table.${entry.answer}.${entry.offer}`, values: {} };
  if (entry.kind === 'claim') return { seat, key: `table.claim.${entry.claim}`, values: {} };
  return { seat, key: `table.${entry.kind}`, values: {} };
}
