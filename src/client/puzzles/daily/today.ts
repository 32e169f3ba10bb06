// The daily puzzles of the team as the list of events has them: the one that is on, and when the next one comes.
import { puzzleFacts } from '../../../catalogue/facts.ts';
import { type Event, getEvents } from '../../../contract/events/events.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';

export interface DailyPuzzle {
  readonly gameType: string;
  /** Open now, or else the last one of today; null: there was none. */
  readonly today: Event | null;
  readonly next: Event | null;
}

export function dailyPuzzle(gameType: string, events: readonly Event[]): DailyPuzzle {
  const own = events.filter((event) => event.type === 'puzzle' && event.gameType === gameType);
  const made = own.filter(({ gameId, state }) => gameId !== null && state !== 'coming');
  return {
    gameType,
    today: made.find(({ state }) => state === 'running') ?? made.at(-1) ?? null,
    next: own.find(({ state }) => state === 'coming') ?? null,
  };
}

/** In the order of the catalogue; only those that are scheduled. */
export const dailyPuzzles = (events: readonly Event[]): readonly DailyPuzzle[] =>
  puzzleFacts
    .map(({ id }) => dailyPuzzle(id, events))
    .filter(({ today, next }) => today !== null || next !== null);

/** Still to be solved: open, and not over for the person. */
export const isWaiting = ({ today }: DailyPuzzle): boolean =>
  today?.state === 'running' && (today.myState === 'open' || today.myState === 'playing');

const everyMs = 60_000;

export function useEvents() {
  const { userId, team } = useSignedIn();
  return useAnswer(getEvents, { params: { id: team?.teamId ?? userId } }, { everyMs });
}
