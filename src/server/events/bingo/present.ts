// What each person may see of a game: built from nothing for its audience, so that no card or draw gets out early.
import type { Bingo, BingoClaim } from '../../../contract/events/bingo.ts';
import type { Person } from '../../../contract/people/people.ts';
import type { Gains } from '../../../contract/play/tables.ts';
import { completed, peopleOneAway } from '../../../events/bingo/stages.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import { gainsFrom } from '../../progress/results/figures.ts';
import { readBingoGains } from '../../progress/results/recordBingo.ts';
import { callsOf } from './calls.ts';
import {
  barOf,
  readCards,
  readClaims,
  readPlayers,
  type StoredCard,
  type StoredClaim,
  type StoredPlayer,
} from './cardStore.ts';
import { isOpen } from './join.ts';
import type { BingoServices } from './services.ts';
import { readGame, type StoredBingo } from './store.ts';

/** All that is stored of a game at one moment, for making states out of it. It never leaves the server. */
export interface Board {
  readonly row: StoredBingo;
  readonly calls: readonly number[];
  readonly seed: string;
  readonly host: Person | null;
  readonly cards: ReadonlyMap<string, readonly StoredCard[]>;
  readonly players: readonly StoredPlayer[];
  readonly claims: readonly StoredClaim[];
  readonly gains: ReadonlyMap<string, Gains>;
  readonly now: number;
}

const facesShown = 24;

type Deps = Pick<BingoServices, 'clock' | 'database' | 'encryption'>;

async function readHost({ database }: Deps, userId: string | null): Promise<Person | null> {
  if (userId === null) return null;
  const person = await database
    .selectFrom('people')
    .select(['id', 'name', 'avatar'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return person ? { userId: person.id, name: person.name, avatar: person.avatar } : null;
}

/** Null: there is no such game. */
export async function readBoard(deps: Deps, bingoId: string): Promise<Board | null> {
  const { clock, database, encryption } = deps;
  const row = await readGame(database, bingoId);
  if (!row) return null;
  const [host, cards, players, claims] = await Promise.all([
    readHost(deps, row.created_by),
    readCards(database, bingoId),
    readPlayers(database, bingoId),
    readClaims(database, bingoId),
  ]);
  const gains =
    row.phase === 'finished'
      ? await readBingoGains(
          database,
          bingoId,
          players.map(({ user_id }) => user_id),
        )
      : [];
  return {
    row,
    calls: callsOf(encryption, row),
    seed: encryption.decrypt(row.seed, bingoId),
    host,
    cards: Map.groupBy(cards, ({ user_id }) => user_id),
    players,
    claims,
    gains: new Map(gains.map((each) => [each.user_id, gainsFrom(each)])),
    now: clock.now(),
  };
}

const personOf = ({ user_id, name, avatar }: StoredPlayer): Person => ({ userId: user_id, name, avatar });

function winnersOf(claims: readonly StoredClaim[], stage: number): Person[] | null {
  const right = claims.filter((claim) => claim.is_right && claim.stage === stage);
  if (right.length === 0) return null;
  return right.flatMap(({ user_id, name, avatar }) =>
    user_id === null || name === null ? [] : [{ userId: user_id, name, avatar }],
  );
}

/** The newest claim while it is shown. */
function claimShown({ row, cards, claims, calls, now }: Board): BingoClaim | null {
  const claim = claims.at(-1);
  if (!claim || row.shown_until === null || row.shown_until <= now) return null;
  const { user_id, name, stage, is_right } = claim;
  const card = cards.get(user_id ?? '')?.find(({ number }) => number === claim.card);
  const stageName = row.stages[stage ?? 0];
  if (!card || !stageName) return null;
  const complete = is_right ? completed(stageName, card.numbers, new Set(calls)) : null;
  return {
    userId: user_id,
    name,
    card: card.numbers,
    stage: stage ?? 0,
    cells: complete ?? [],
    isRight: is_right,
  };
}

function oneAwayIn({ row, cards, calls }: Board): number {
  const stage = row.stages[row.stage];
  if (!stage || row.phase === 'finished') return 0;
  const ofEach = [...cards.values()].map((own) => own.map(({ numbers }) => numbers));
  return peopleOneAway(stage, ofEach, new Set(calls));
}

/** What everybody in an audience sees alike. */
export function shared(board: Board, isHost: boolean): Bingo {
  const { row, now } = board;
  const isOver = row.phase === 'finished';
  return {
    bingo: row.id,
    name: row.name,
    phase: row.phase,
    step: row.version,
    stages: row.stages.map((name, at) => ({ name, winners: winnersOf(board.claims, at) })),
    stage: row.stage,
    calls: board.calls,
    auto: row.auto_seconds,
    people: board.players.length,
    cards: null,
    claim: claimShown(board),
    oneAway: isHost ? oneAwayIn(board) : null,
    cardsEach: row.cards_each,
    autoMark: row.auto_mark,
    host: board.host,
    start: row.starts_at === null ? null : timeOf(row.starts_at),
    isOpen: isOpen(row),
    isHost,
    faces: row.phase === 'lobby' ? board.players.slice(0, facesShown).map(personOf) : [],
    barredUntilCall: null,
    leftMs: row.due_at === null ? null : Math.max(0, row.due_at - now),
    commitment: row.commitment,
    seed: isOver ? board.seed : null,
    gains: null,
  };
}

/** The same with what is one person's own; those without cards see no more than the rest. */
export function stateFor(board: Board, userId: string, common: Bingo): Bingo {
  const cards = board.cards.get(userId);
  if (!cards) return common;
  return {
    ...common,
    cards: cards.map(({ numbers }) => numbers),
    barredUntilCall: barOf(board.claims, userId, board.row.calls),
    gains: board.gains.get(userId) ?? null,
  };
}
