// Words of tournaments: names of entrants, points, who met whom and how it came out.
import type { EntrantShown, PairingShown, TournamentShown } from '../../../contract/events/tournaments.ts';
import type { TimeControl } from '../../../engine/clock.ts';
import type { Speak } from '../../../ui/texts.tsx';

/** 3 half points are "1½". */
export function pointsInWords(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

export const entrantIn = (
  { entrants }: Pick<TournamentShown, 'entrants'>,
  number: number | null,
): EntrantShown | undefined => entrants.find((entrant) => entrant.number === number);

/** Who has left for good has no name any more. */
export function nameOf(
  tournament: Pick<TournamentShown, 'entrants'>,
  number: number | null,
  t: Speak,
): string {
  const name = entrantIn(tournament, number)?.name;
  return name || t('pages:tournament.former');
}

const scores = { first: [2, 0], second: [0, 2], draw: [1, 1], none: [0, 0] } as const;

/** What each of a pairing got, first seat first; null while it is open. */
export function scoreOf({ outcome }: Pick<PairingShown, 'outcome'>): readonly [string, string] | null {
  if (outcome === null) return null;
  const [first, second] = scores[outcome];
  return [pointsInWords(first), pointsInWords(second)];
}

/** The pairing in which this entrant plays now. */
export const openPairingOf = ({
  pairings,
  me,
}: Pick<TournamentShown, 'pairings' | 'me'>): PairingShown | undefined =>
  me === null
    ? undefined
    : pairings.find(({ outcome, first, second }) => outcome === null && (first === me || second === me));

export const tablePath = ({ gameName }: Pick<TournamentShown, 'gameName'>, roomId: string): string =>
  `/games/${gameName}/${roomId}`;

/** From so many wins in a row the points of an arena count double. */
export const onStreakFrom = 2;

/** `left`: so many rounds of a knock-out follow. */
export function roundNameOf(left: number, t: Speak): string {
  if (left === 0) return t('pages:tournament.final');
  if (left === 1) return t('pages:tournament.semiFinals');
  if (left === 2) return t('pages:tournament.quarterFinals');
  return t('pages:tournament.lastOf', { count: 2 ** (left + 1) });
}

/** 4:07, and 1:04:07 with hours. */
export function timeInDigits(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** "5 min + 3 s a move". */
export function clockInWords(timer: TimeControl | null, t: Speak): string {
  if (timer === null) return t('table.noTimer');
  const minutes = timer.initial / 60;
  return timer.increment === 0
    ? t('table.timer', { minutes })
    : t('table.timerWithIncrement', { minutes, seconds: timer.increment });
}
