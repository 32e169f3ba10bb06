// A match on paper: what was done, what was told, and where it stood now and then.
import type { AnyGame, Line, Seat, Shapes } from '../../src/engine/game.ts';
import type { Logged } from '../../src/engine/log.ts';
import { type Match, playTurn, startMatch } from '../../src/engine/match.ts';
import { linesOf } from '../../src/engine/replay.ts';
import { audiences } from '../conformance/laws.ts';
import type { Played } from '../conformance/playing.ts';

const turnsAtStart = 40;
const turnsAtEnd = 8;
const positionEvery = 10;

const seatName = (seat: Seat | null) => (seat === null ? 'table' : `seat ${seat}`);

function act(entry: Logged<Shapes>): string {
  if (entry.kind === 'move') return `seat ${entry.by} ${JSON.stringify(entry.move)}`;
  // `house` is what recorded playthroughs print for the dealer.
  if (entry.kind === 'deal') return `house ${JSON.stringify(entry.deal)}`;
  return entry.kind === 'timer' ? `time ${entry.timer}` : entry.kind;
}

function told({ seat, key, values }: Line): string {
  const words = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return ['   ', seatName(seat), key, ...words].join(' ');
}

function standing(game: AnyGame, match: Match<Shapes>): string[] {
  const sizes = audiences(match.setup.seats).map((to) => JSON.stringify(game.view(match.state, to)).length);
  const position = game.writePosition?.(match.state);
  return [...(position === undefined ? [] : [`= ${position}`]), `= views of ${sizes.join(', ')} bytes`];
}

/** The first turns and the last ones in full. */
export function transcript(game: AnyGame, { turns, match: end }: Played): string {
  let match = startMatch(game, end.setup);
  const lines = [`${game.id}, ${end.setup.seats} seats, rules ${JSON.stringify(end.setup.rules)}`];
  for (const [i, turn] of turns.entries()) {
    const isShown = i < turnsAtStart || i >= turns.length - turnsAtEnd;
    if (i === turnsAtStart && !isShown) lines.push('…');
    if (isShown) {
      for (const entry of turn) lines.push(`${i} at ${entry.at}: ${act(entry)}`);
      lines.push(...linesOf(game, match, turn, 'spectator').map(told));
    }
    match = playTurn(game, match, turn);
    if (isShown && (i % positionEvery === 0 || match.result)) lines.push(...standing(game, match));
  }
  return `${[...lines, `result after ${turns.length} turns: ${JSON.stringify(end.result)}`].join('\n')}\n`;
}
