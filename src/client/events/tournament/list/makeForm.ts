// The form in which a tournament is made, as values: what it begins with, what is wrong in it, what is sent. Pure.
import { gameFacts } from '../../../../catalogue/facts.ts';
import {
  type arenaLengths,
  departmentCount,
  type roundSteps,
  type TournamentShown,
} from '../../../../contract/events/tournamentShapes.ts';
import { timeControls } from '../../../../engine/clock.ts';
import type { TurnDays } from '../../../../engine/turnDays.ts';
import type { MatchLength } from '../../../../events/tournament/shortMatch.ts';
import {
  formsAtFour,
  hasFourAt,
  isKnockout,
  isSwiss,
  type TableSize,
  tableSizesFor,
} from '../../../../events/tournament/tournament.ts';

type Form = TournamentShown['form'];
type Repeats = NonNullable<TournamentShown['repeats']>;

export const forms: readonly Form[] = [
  'swiss',
  'knockout',
  'doubleElimination',
  'roundRobin',
  'league',
  'arena',
  'teamCup',
];

/** Games that seat two or four. */
export const tournamentGames = gameFacts.filter((game) => tableSizesFor(game).length > 0);

export interface MakeForm {
  readonly name: string;
  readonly gameName: string;
  readonly tableSize: TableSize;
  readonly form: Form;
  /** Working days of a turn; null: it is played now. */
  readonly turnDays: TurnDays | null;
  /** Of the time controls; 0 is none. */
  readonly clock: number;
  /** Null: as many as its people need. */
  readonly rounds: number | null;
  readonly hasThirdPlace: boolean;
  /** A pairing of a knock-out is the best of so many games. */
  readonly bestOf: MatchLength;
  /** A round robin with return games. */
  readonly isTwice: boolean;
  /** How far apart the rounds of a league begin. */
  readonly roundStep: (typeof roundSteps)[number];
  /** How often it is made again by itself; of a league the next season. */
  readonly repeats: Repeats | null;
  /** How long an arena lasts. */
  readonly minutes: (typeof arenaLengths)[number];
  /** The departments of a team cup, one a line. */
  readonly departments: string;
  /** So many results of each count; null: as many as the smallest has people. */
  readonly counted: number | null;
  readonly isPlanned: boolean;
  /** As the field has it, in the reader's time. */
  readonly start: string;
}

const hourMs = 3_600_000;

/** The next full hour but one, as the field has it. */
function soon(now: Date): string {
  const at = new Date(now.getTime() + hourMs);
  at.setMinutes(0, 0, 0);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** `departments`: those of the team, by its directory. */
export const beginForm = (now: Date, departments: readonly string[] = []): MakeForm => ({
  name: '',
  gameName: 'connect4',
  tableSize: 2,
  form: 'swiss',
  turnDays: null,
  clock: 0,
  rounds: null,
  hasThirdPlace: true,
  bestOf: 1,
  isTwice: false,
  roundStep: 'week',
  repeats: null,
  minutes: 60,
  departments: departments.join('\n'),
  counted: null,
  isPlanned: false,
  start: soon(now),
});

const factsOf = (gameName: string) => tournamentGames.find(({ id }) => id === gameName);

/** The usual one first. */
export function sizesOf({ gameName }: Pick<MakeForm, 'gameName'>): readonly TableSize[] {
  const game = factsOf(gameName);
  return game ? tableSizesFor(game) : [];
}

/** With four at a table not every form is played. */
export const formsOf = ({ tableSize }: Pick<MakeForm, 'tableSize'>): readonly Form[] =>
  hasFourAt({ tableSize }) ? forms.filter((form) => formsAtFour.includes(form)) : forms;

export const withSize = (form: MakeForm, tableSize: TableSize): MakeForm => ({
  ...form,
  tableSize,
  form: formsOf({ tableSize }).includes(form.form) ? form.form : 'swiss',
});

/** Another game, with as many at a table as usual there. */
export const withGame = (form: MakeForm, gameName: string): MakeForm =>
  withSize({ ...form, gameName }, sizesOf({ gameName })[0] ?? 2);

/** Not where all choose within seconds, and not in an arena. */
export const canBeDaily = ({ gameName, form }: Pick<MakeForm, 'gameName' | 'form'>): boolean =>
  form !== 'arena' && factsOf(gameName)?.isDaily !== false;

const daysOf = (form: MakeForm): TurnDays | null => (canBeDaily(form) ? form.turnDays : null);

export const hasClock = (form: MakeForm): boolean =>
  daysOf(form) === null && (factsOf(form.gameName)?.manners.clock ?? false);

/** Of the time controls: three minutes each. */
const quickClock = 1;

/** Another form; an arena begins with a short clock where the game has one, so that nobody waits long. */
export const withForm = (form: MakeForm, chosen: Form): MakeForm => ({
  ...form,
  form: chosen,
  clock: chosen === 'arena' && form.clock === 0 ? quickClock : form.clock,
});

/** Everybody meets everybody. */
export const isAround = ({ form }: Pick<MakeForm, 'form'>): boolean =>
  form === 'roundRobin' || form === 'league';

/** Weeks and months are counted from a planned start. */
export function repeatsOf({
  form,
  isPlanned,
}: Pick<MakeForm, 'form' | 'isPlanned'>): readonly (Repeats | null)[] {
  if (form === 'league') return [null, 'season'];
  return isPlanned ? [null, 'weekly', 'monthly'] : [null];
}

export type MakeFault = 'name' | 'start' | 'departments';

const departmentsOf = ({ departments }: Pick<MakeForm, 'departments'>): string[] =>
  departments
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Too few or too many, one of them twice or too long. */
function hasOddDepartments(form: MakeForm): boolean {
  const names = departmentsOf(form);
  const { least, most } = departmentCount;
  const different = new Set(names.map((name) => name.toLocaleLowerCase()));
  return (
    different.size < least ||
    different.size < names.length ||
    names.length > most ||
    names.some((name) => name.length > departmentCount.longest)
  );
}

export function faultsIn(form: MakeForm, now: Date): readonly MakeFault[] {
  const { name, isPlanned, start } = form;
  const isPast = isPlanned && !(new Date(start).getTime() > now.getTime());
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(form.form === 'teamCup' && hasOddDepartments(form) ? (['departments'] as const) : []),
    ...(isPast ? (['start'] as const) : []),
  ];
}

export const bodyOf = (form: MakeForm, moveId: string) => ({
  moveId,
  name: form.name.trim(),
  gameName: form.gameName,
  form: form.form,
  tableSize: hasFourAt(form) ? form.tableSize : undefined,
  turnDays: daysOf(form) ?? undefined,
  timer: hasClock(form) ? (timeControls[form.clock] ?? null) : null,
  rounds: isSwiss(form) ? (form.rounds ?? undefined) : undefined,
  hasThirdPlace: form.form === 'knockout' && !hasFourAt(form) ? form.hasThirdPlace : undefined,
  bestOf: isKnockout(form) && !hasFourAt(form) ? form.bestOf : undefined,
  isTwice: isAround(form) ? form.isTwice : undefined,
  roundStep: form.form === 'league' ? form.roundStep : undefined,
  repeats: repeatsOf(form).includes(form.repeats) ? (form.repeats ?? undefined) : undefined,
  minutes: form.form === 'arena' ? form.minutes : undefined,
  departments: form.form === 'teamCup' ? departmentsOf(form) : undefined,
  counted: form.form === 'teamCup' ? (form.counted ?? undefined) : undefined,
  start: form.isPlanned ? new Date(form.start).toISOString() : undefined,
});
