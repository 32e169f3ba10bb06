// Making a tournament: by an admin, or by any member where the team allows it.
import { randomUUID } from 'node:crypto';
import { gameFacts } from '../../../catalogue/facts.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { departmentCount } from '../../../contract/events/tournamentShapes.ts';
import type { createTournament } from '../../../contract/events/tournaments.ts';
import { timeControls } from '../../../engine/clock.ts';
import {
  formsAtFour,
  isKnockout,
  isSwiss,
  type TableSize,
  tableSizesFor,
} from '../../../events/tournament/tournament.ts';
import type { ContentOfTournament } from '../../base/storage/schema/notifications.ts';
import type { Actor } from '../../people/members.ts';
import { readColleagues } from '../../people/store.ts';
import { teamGate } from '../../people/teamGate.ts';
import type { InputOf } from '../../web/http/route.ts';
import { newRow, type TournamentSettings } from './newTournament.ts';
import type { TournamentServices } from './services.ts';
import { countGoing, writeNewTournament } from './store.ts';

type Asked = InputOf<typeof createTournament>;
type Deps = Pick<TournamentServices, 'clock' | 'database' | 'log' | 'notifications'>;

export const mostGoing = 20;
const usualMinutes = 60;
const yearMs = 366 * 24 * 60 * 60_000;
/** The clock of whoever makes it may be a little behind. */
const lateMs = 5 * 60_000;

export const canMake = ({ member, team }: Actor): boolean => member.isAdmin || team.membersMakeTournaments;

const misfit = (path: string, code: string): Refusal => refuse('InvalidInput', { fields: [{ path, code }] });

/** Two, unless whoever makes it chose four or the game cannot be played by two. */
function sizeOf({ gameName, tableSize }: Asked): TableSize {
  const game = gameFacts.find(({ id }) => id === gameName);
  return tableSize ?? (game ? tableSizesFor(game)[0] : undefined) ?? 2;
}

/** Null: it can be played so. */
function gameMisfit(asked: Asked): Refusal | null {
  const { gameName, form, timer, turnDays = null } = asked;
  const game = gameFacts.find(({ id }) => id === gameName);
  const sizes = game ? tableSizesFor(game) : [];
  if (!game || sizes.length === 0) return misfit('gameName', 'notForTwo');
  const size = sizeOf(asked);
  if (!sizes.includes(size) || (size === 4 && !formsAtFour.includes(form)))
    return misfit('tableSize', 'notOffered');
  if (turnDays !== null && (game.isDaily === false || timer || form === 'arena'))
    return misfit('turnDays', 'notOffered');
  const isOffered = timeControls.some(
    (control) => control?.initial === timer?.initial && control?.increment === timer?.increment,
  );
  return !isOffered || (timer && !game.manners.clock) ? misfit('timer', 'notOffered') : null;
}

function startOf({ start }: Asked, now: number): number | null | Refusal {
  if (start === undefined) return null;
  const at = Date.parse(start);
  return at < now - lateMs || at > now + yearMs ? misfit('start', 'range') : at;
}

/** Null: it can repeat so. Weeks and months are counted from a planned start, seasons of a league follow one another. */
function repeatMisfit({ form, repeats, start }: Asked): Refusal | null {
  if (repeats === undefined) return null;
  const isFit = form === 'league' ? repeats === 'season' : repeats !== 'season' && start !== undefined;
  return isFit ? null : misfit('repeats', 'notOffered');
}

/** Null: a team cup of these departments can be played, or it is none. Names that differ in capitals only are one. */
function departmentMisfit({ form, departments = [] }: Asked): Refusal | null {
  if (form !== 'teamCup') return null;
  if (departments.length < departmentCount.least) return misfit('departments', 'tooFew');
  const names = new Set(departments.map((name) => name.toLocaleLowerCase('tr')));
  return names.size < departments.length ? misfit('departments', 'twice') : null;
}

const settingsOf = (asked: Asked, { member, team }: Actor): TournamentSettings => ({
  teamId: team.teamId,
  name: asked.name,
  gameName: asked.gameName,
  form: asked.form,
  timer: asked.timer ?? null,
  turnDays: asked.turnDays ?? null,
  minutes: asked.form === 'arena' ? (asked.minutes ?? usualMinutes) : null,
  askedRounds: isSwiss(asked) ? (asked.rounds ?? null) : null,
  isTwice: (asked.form === 'roundRobin' || asked.form === 'league') && (asked.isTwice ?? false),
  tableSize: sizeOf(asked),
  hasThirdPlace: asked.form === 'knockout' && sizeOf(asked) === 2 && (asked.hasThirdPlace ?? true),
  bestOf: isKnockout(asked) && sizeOf(asked) === 2 ? (asked.bestOf ?? 1) : 1,
  roundStep: asked.form === 'league' ? (asked.roundStep ?? 'week') : null,
  departments: asked.form === 'teamCup' ? (asked.departments ?? []) : null,
  askedCounted: asked.form === 'teamCup' ? (asked.counted ?? null) : null,
  repeats: asked.repeats ?? null,
  createdBy: member.userId,
});

export async function makeTournament(
  deps: Deps,
  actor: Actor,
  asked: Asked,
): Promise<{ readonly id: string } | Refusal> {
  const { clock, database } = deps;
  const { teamId } = actor.team;
  if (!canMake(actor)) return refuse('AdminOnly');
  const wrong = gameMisfit(asked) ?? repeatMisfit(asked) ?? departmentMisfit(asked);
  if (wrong) return wrong;
  const now = clock.now();
  const startsAt = startOf(asked, now);
  if (isRefusal(startsAt)) return startsAt;
  const shut = await teamGate(database, clock)(teamId, asked.gameName);
  if (shut && shut.error !== 'OutsidePlayPeriod') return shut; // it may be played later
  if ((await countGoing(database, teamId)) >= mostGoing)
    return refuse('Conflict', { reason: 'tooManyTournaments' });
  const id = randomUUID();
  const { moveId } = asked;
  const beginnings = { id, moveId, startsAt, seriesStart: startsAt, seriesAt: 0, follows: null };
  const written = await writeNewTournament(database, newRow(settingsOf(asked, actor), beginnings, now));
  if (written === id) await tellTeam(deps, actor, { id, name: asked.name }); // once for each message
  return { id: written };
}

async function tellTeam(
  { database, log, notifications }: Deps,
  { member, team }: Actor,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  try {
    const content: ContentOfTournament = { kind: 'tournamentOpened', tournamentId: id, name, since: id };
    const others = (await readColleagues(database, team.teamId)).filter((each) => each.id !== member.userId);
    await notifications.notifyAll(
      others.map((each) => ({ userId: each.id, subject: `tournament opened ${id}`, content })),
    );
  } catch (error) {
    log.warn({ error, tournament: id }, 'the team was not told of a tournament'); // it is played all the same
  }
}
