// Words of tournaments: names of entrants, points, who met whom and how it came out.
import type {
  EntrantShown,
  PairingShown,
  TournamentShown,
} from '../../../contract/events/tournamentShapes.ts';
import type { TimeControl } from '../../../engine/clock.ts';
import type { Language } from '../../../engine/language.ts';
import { winsIn } from '../../../events/tournament/shortMatch.ts';
import { has, hasFourAt, type NewPairing, peopleAt } from '../../../events/tournament/tournament.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { localeOf } from '../../base/words/language.ts';
import { listed } from '../../games/tables/people.ts';

/** How its form is played. */
export function aboutOf(tournament: Pick<TournamentShown, 'form' | 'tableSize'>, t: Speak): string {
  const about = hasFourAt(tournament) ? 'four.about' : 'about';
  return t(`pages:tournament.${about}.${tournament.form}`);
}

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

/** "Ada, Bo and Cem". */
export const namesIn = (
  tournament: Pick<TournamentShown, 'entrants'>,
  numbers: readonly number[],
  language: Language,
  t: Speak,
): string =>
  listed(
    numbers.map((number) => nameOf(tournament, number, t)),
    language,
  );

/** Everybody of a pairing with dashes between them, or who has a bye. */
export function pairedInWords(
  tournament: Pick<TournamentShown, 'entrants'>,
  pairing: NewPairing,
  t: Speak,
): string {
  const names = peopleAt(pairing).map((number) => nameOf(tournament, number, t));
  return [...names, ...(names.length === 1 ? [t('pages:tournament.bye')] : [])].join(' – ');
}

/** The department of an entrant in a team cup, from 1; null: they have none. */
export const departmentIn = (
  tournament: Pick<TournamentShown, 'entrants'>,
  number: number | null,
): number | null => entrantIn(tournament, number)?.department ?? null;

export const departmentName = (
  { departments = [] }: Pick<TournamentShown, 'departments'>,
  department: number | null,
): string => departments[(department ?? 0) - 1] ?? '';

const scores = { first: [2, 0], second: [0, 2], draw: [1, 1], none: [0, 0] } as const;

/** The standings of a league by division, 1 the highest. */
export function divisionsIn({ entrants, standings }: Pick<TournamentShown, 'entrants' | 'standings'>) {
  const divisions = new Map(entrants.map(({ number, division }) => [number, division ?? 1]));
  return [...Map.groupBy(standings, ({ entrant }) => divisions.get(entrant) ?? 1)]
    .map(([division, rows]) => ({ division, standings: rows }))
    .toSorted((one, other) => one.division - other.division);
}

/** What each of a pairing got, first seat first: points, in a short match games won. Null: nothing yet. */
export function scoreOf(
  { bestOf = 1 }: Pick<TournamentShown, 'bestOf'>,
  { outcome, games = [] }: Pick<PairingShown, 'outcome' | 'games'>,
): readonly [string, string] | null {
  if (bestOf > 1 && games.length > 0) {
    const [one, other] = winsIn(games.map((game) => game.outcome));
    return [String(one), String(other)];
  }
  if (outcome === null) return null;
  const [first, second] = scores[outcome];
  return [pointsInWords(first), pointsInWords(second)];
}

/** The pairings in which this entrant plays now; in a league there may be several. */
export const openPairingsOf = ({ pairings, me }: Pick<TournamentShown, 'pairings' | 'me'>): PairingShown[] =>
  me === null ? [] : pairings.filter((pairing) => pairing.outcome === null && has(pairing, me));

export const openPairingOf = (
  tournament: Pick<TournamentShown, 'pairings' | 'me'>,
): PairingShown | undefined => openPairingsOf(tournament)[0];

/** "Friday, 12 March at 09:00"; without a time zone in that of the reader. */
export const dateInWords = (at: string, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at));

/** Whether the first of a pairing has the first seat in the game that is played: seats change over after each. */
export const isFirstInTurn = ({ games = [] }: Pick<PairingShown, 'games'>): boolean => games.length % 2 === 0;

/** "Game 2 of a best of 3, 1 – 0"; null where a pairing is one game and none was drawn. */
export function matchInWords(
  tournament: Pick<TournamentShown, 'bestOf'>,
  pairing: PairingShown,
  t: Speak,
): string | null {
  const { bestOf = 1 } = tournament;
  const game = (pairing.games?.length ?? 0) + 1;
  if (bestOf === 1) return game === 1 ? null : t('pages:tournament.drawnBefore', { game });
  const score = scoreOf(tournament, pairing)?.join(' – ') ?? '0 – 0';
  return t('pages:tournament.gameOfMatch', { game, bestOf, score });
}

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
