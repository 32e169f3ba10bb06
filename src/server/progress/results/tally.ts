// Counters of finished games, updated game by game: pure arithmetic.
import type { Selectable } from 'kysely';
import type { SeatResult } from '../../../engine/seatResults.ts';
import type { GameTalliesTable, PersonTalliesTable } from '../../base/storage/schema/progress.ts';

export type PersonTally = Omit<Selectable<PersonTalliesTable>, 'user_id'>;
export type GameTally = Omit<Selectable<GameTalliesTable>, 'user_id' | 'game_type'>;

/** The counters of a person, with the number of different games they have finished. */
export type Tally = PersonTally & { readonly games: number };

export const emptyTally: PersonTally = {
  xp: 0,
  finished: 0,
  won: 0,
  hosted: 0,
  teammates: 0,
  win_run: 0,
  stayed_run: 0,
};

const emptyGameTally: GameTally = { played: 0, won: 0, drawn: 0, win_run: 0, best_run: 0, last_played: 0 };

type Played = Pick<SeatResult, 'outcome' | 'hasLeft'>;

/** Facts of a game besides its outcome. */
export interface Firsts {
  readonly hosted: number;
  readonly teammates: number;
}

export const withGame = (
  before: PersonTally,
  { outcome, hasLeft }: Played,
  { hosted, teammates }: Firsts = { hosted: 0, teammates: 0 },
): PersonTally => ({
  xp: before.xp,
  finished: before.finished + 1,
  won: before.won + (outcome === 'win' ? 1 : 0),
  hosted: before.hosted + hosted,
  teammates: before.teammates + teammates,
  win_run: outcome === 'win' ? before.win_run + 1 : 0,
  stayed_run: hasLeft ? 0 : before.stayed_run + 1,
});

export function withGameOfType(
  before: GameTally | undefined,
  { outcome }: Pick<Played, 'outcome'>,
  endedAt: number,
): GameTally {
  const { played, won, drawn, win_run, best_run, last_played } = before ?? emptyGameTally;
  const run = outcome === 'win' ? win_run + 1 : 0;
  return {
    played: played + 1,
    won: won + (outcome === 'win' ? 1 : 0),
    drawn: drawn + (outcome === 'draw' ? 1 : 0),
    win_run: run,
    best_run: Math.max(best_run, run),
    last_played: Math.max(last_played, endedAt),
  };
}
