// What the director of a tournament does: begin, pause, pair again, set a result, take somebody out, cancel. All of it is in the audit log.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { directTournament } from '../../../contract/events/tournaments.ts';
import { isRoundOver } from '../../../events/tournament/rounds.ts';
import { isKnockout, isSwiss, leastEntrants, peopleAt } from '../../../events/tournament/tournament.ts';
import type { Actor } from '../../people/members.ts';
import type { InputOf } from '../../web/http/route.ts';
import { awarded, begun, goingOn, pairedAgain, settled, withNextRound } from './course.ts';
import { leftBy } from './entries.ts';
import { placedAtTable } from './fourTables.ts';
import { readBeginning } from './leagueDue.ts';
import { readWaiting } from './newsStore.ts';
import type { TournamentServices } from './services.ts';
import { isArena, isGoing, isLeague, type LoadedTournament, roundOf, type StoredPairing } from './state.ts';

type Asked = Omit<InputOf<typeof directTournament>, 'files'>;

interface Made {
  readonly after: LoadedTournament;
  readonly subject?: string | null;
}

export const isDirector = (
  { createdBy }: Pick<LoadedTournament, 'createdBy'>,
  { member }: Pick<Actor, 'member'>,
): boolean => member.isAdmin || createdBy === member.userId;

const closed = refuse('Closed');

/** An arena has no rounds, and its clock does not stop. */
const arenaActs: readonly Asked['act'][] = ['start', 'remove', 'cancel', 'stopRepeating'];

async function started(
  services: TournamentServices,
  state: LoadedTournament,
  now: number,
): Promise<Made | Refusal> {
  if (state.phase !== 'open') return closed;
  if (state.entrants.length < leastEntrants(state)) return refuse('Conflict', { reason: 'tooFew' });
  const beginning = await readBeginning(services.database, state);
  return { after: begun(state, beginning, true, now, services.tournamentPace) };
}

/** Only while nobody of the round has played: what was decided without a game is drawn anew as well. */
async function drawnAgain(
  { database, tournamentPace }: TournamentServices,
  state: LoadedTournament,
  now: number,
): Promise<Made | Refusal> {
  if (!isSwiss(state) || !isGoing(state)) return closed;
  const round = state.pairings.filter((pairing) => pairing.round === roundOf(state));
  const tables = round.flatMap(({ outcome, roomId }) => (outcome === null ? (roomId ?? []) : []));
  const waiting = await readWaiting(database, tables);
  const hasBegun = round.some(({ outcome, isPlayed }) => outcome !== null && isPlayed);
  if (hasBegun || waiting.size < tables.length) return refuse('Closed', { reason: 'gameRunning' });
  return { after: pairedAgain(state, now, tournamentPace) };
}

/** Of a knock-out only the last round can be changed: the next one is made of it. */
function withResult(state: LoadedTournament, asked: Asked): Made | Refusal {
  const { round, board, outcome } = asked;
  const pairing = state.pairings.find((each) => each.round === round && each.board === board);
  if (pairing?.others) return withPlaces(state, pairing, asked);
  if (!pairing || outcome === undefined) return refuse('NotFound');
  if (pairing.second === null || !isGoing(state)) return closed;
  if (isKnockout(state)) {
    if (pairing.round < roundOf(state)) return closed;
    if (outcome !== 'first' && outcome !== 'second')
      return refuse('InvalidInput', { fields: [{ path: 'outcome', code: 'undecided' }] });
  }
  const after: StoredPairing = pairing.outcome === null ? awarded(pairing, outcome) : { ...pairing, outcome };
  return {
    after: { ...state, pairings: state.pairings.map((each) => (each === pairing ? after : each)) },
    subject: state.entrants.find(({ number }) => number === pairing.first)?.userId ?? null,
  };
}

/** Of a table of four: the place of everybody who was there. */
function withPlaces(state: LoadedTournament, pairing: StoredPairing, { places }: Asked): Made | Refusal {
  const people = peopleAt(pairing);
  if (!isGoing(state) || (isKnockout(state) && pairing.round < roundOf(state))) return closed;
  if (places?.length !== people.length)
    return refuse('InvalidInput', { fields: [{ path: 'places', code: 'required' }] });
  const isPlayed = pairing.outcome !== null && pairing.isPlayed;
  const after = placedAtTable(
    { ...pairing, isPlayed },
    places.map((place) => ({ place: place ?? 1, isAbsent: place === null })),
  );
  return {
    after: { ...state, pairings: state.pairings.map((each) => (each === pairing ? after : each)) },
    subject: state.entrants.find(({ number }) => number === pairing.first)?.userId ?? null,
  };
}

async function madeOf(
  services: TournamentServices,
  state: LoadedTournament,
  asked: Asked,
  now: number,
): Promise<Made | Refusal> {
  const { tournamentPace: pace } = services;
  if (isArena(state) && !arenaActs.includes(asked.act)) return closed;
  switch (asked.act) {
    case 'start':
      return started(services, state, now);
    case 'stopRepeating':
      return state.repeats === null ? closed : { after: { ...state, repeats: null } };
    case 'pause':
      return state.phase === 'running' ? { after: { ...state, phase: 'paused', dueAt: null } } : closed;
    case 'resume': {
      if (state.phase !== 'paused') return closed;
      // Tables that waited before the pause wait as long again.
      const pairings = state.pairings.map((pairing) =>
        pairing.outcome === null ? { ...pairing, openedAt: now } : pairing,
      );
      return { after: settled({ ...state, phase: 'running', pairings }, now, pace) };
    }
    case 'nextRound':
      // The rounds of a league begin on their dates.
      if (state.phase !== 'running' || !isRoundOver(state) || isLeague(state)) return closed;
      return { after: withNextRound(state, now, pace) };
    case 'pairAgain':
      return drawnAgain(services, state, now);
    case 'result': {
      const made = withResult(state, asked);
      return 'after' in made ? { ...made, after: goingOn(state, made.after, now, pace) } : made;
    }
    case 'remove': {
      const entrant = state.entrants.find(({ number }) => number === asked.entrant);
      if (!entrant) return refuse('NotFound');
      return { after: leftBy(state, entrant, now, pace), subject: entrant.userId };
    }
    case 'cancel':
      return { after: { ...state, phase: 'cancelled', dueAt: null, endedAt: now } };
  }
}

export const direct =
  (services: TournamentServices) =>
  (actor: Actor, asked: Asked): Promise<{ readonly ok: true } | Refusal> =>
    services.tournamentHost.act<{ readonly ok: true }>(asked.id, actor.team.teamId, async (state, now) => {
      if (!isDirector(state, actor)) return { answer: refuse('NotAllowed', { reason: 'directorOnly' }) };
      if (state.endedAt !== null) return { answer: closed };
      const made = await madeOf(services, state, asked, now);
      if (!('after' in made)) return { answer: made };
      const directed = { by: actor.member.userId, subject: made.subject ?? null, what: asked.act };
      return { step: { after: made.after, directed }, answer: { ok: true } };
    });
