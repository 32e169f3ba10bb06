// One step of a session: what is due by the clock comes first, then an act is judged on what is stored and stored in turn.

import { type Refusal, refuse } from '../../../contract/errors.ts';
import { type BingoGame, type BingoRefusal, finish, passTime } from '../../../events/bingo/session.ts';
import { rewardPlayers, rewardWinner } from './rewards.ts';
import type { BingoServices } from './services.ts';
import { type NewEvent, readSession, type StoredBingo, sessionFrom, writeStep } from './store.ts';

/** What a judge finds: the session after the act with the event to store, or an answer that changes nothing. */
export type Judged<Answer> =
  | { readonly session: BingoGame; readonly event: NewEvent; readonly answer: Answer }
  | { readonly answer: Answer | Refusal };

type Judge<Answer> = (row: StoredBingo, session: BingoGame, now: number) => Promise<Judged<Answer>>;

/** A race lost so often is somebody's mistake. */
const mostRaces = 8;

const byItself = (kind: NewEvent['kind']): NewEvent => ({
  move_id: null,
  user_id: null,
  kind,
  card: null,
  stage: null,
  is_right: null,
});

/** Nothing is told before it is stored. False: another node was faster. */
async function store(
  services: BingoServices,
  row: StoredBingo,
  session: BingoGame,
  event: NewEvent,
  now: number,
): Promise<boolean> {
  const { database, changed } = services;
  const isWinning = event.kind === 'claim' && event.is_right === true;
  const isEnding = session.phase === 'finished';
  if (!isWinning && !isEnding) {
    const isStored = await writeStep(database, row, session, event, now);
    if (isStored) changed(row.id);
    return isStored;
  }
  const tell = await database.transaction().execute(async (transaction) => {
    if (!(await writeStep(transaction, row, session, event, now))) return null;
    if (isEnding) return rewardPlayers(services, transaction, row, now);
    return rewardWinner(services, transaction, row, event, now);
  });
  if (tell === null) return false;
  changed(row.id);
  tell().catch((fault: unknown) => services.log.warn({ fault: String(fault) }, 'a badge was not shown'));
  return true;
}

/** Carries out what is due by now, so that an act is judged on the session as it is. */
async function present(services: BingoServices, id: string, now: number): Promise<StoredBingo | null> {
  for (let race = 0; race < mostRaces; race++) {
    const row = await readSession(services.database, id);
    const passed = row && passTime(sessionFrom(row), now);
    if (!passed) return row;
    await store(services, row, passed, byItself(passed.phase === 'finished' ? 'finish' : 'call'), now);
  }
  return readSession(services.database, id);
}

/** What is due by itself, if anything. */
export const passDue = (services: BingoServices, id: string): Promise<StoredBingo | null> =>
  services.queues(id, () => present(services, id, services.clock.now()));

export const takeStep = <Answer extends object>(
  services: BingoServices,
  id: string,
  teamId: string,
  judge: Judge<Answer>,
): Promise<Answer | Refusal> =>
  services.queues(id, async () => {
    const now = services.clock.now();
    for (let race = 0; race < mostRaces; race++) {
      const row = await present(services, id, now);
      if (row?.team_id !== teamId) return refuse('NotFound');
      const judged = await judge(row, sessionFrom(row), now);
      if (!('session' in judged)) return judged.answer;
      if (await store(services, row, judged.session, judged.event, now)) return judged.answer;
    }
    return refuse('StaleVersion');
  });

/** Ends a session without its caller, if it is still as it was thought to be. */
export const endSession = (
  services: BingoServices,
  { id, team_id }: Pick<StoredBingo, 'id' | 'team_id'>,
  isAsThought: (row: StoredBingo) => boolean,
): Promise<object | Refusal> =>
  takeStep<object>(services, id, team_id, async (row, session): Promise<Judged<object>> => {
    const over = finish(session);
    if (!isAsThought(row)) return { answer: refuse('Closed') };
    if (typeof over === 'string') return { answer: reasonRefused(over) };
    return { session: over, event: byItself('finish'), answer: {} };
  });

export const reasonRefused = (reason: BingoRefusal): Refusal =>
  reason === 'finished' ? refuse('Closed', { reason }) : refuse('Conflict', { reason });
