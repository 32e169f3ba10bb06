// What bingo gives the host of live events: games as they are stored, their steps with what those bring, and who is shown what.
import type { Bingo } from '../../../contract/events/bingo.ts';
import { tellWebhooks } from '../../messaging/webhooks/tell.ts';
import { createLiveHost, type LiveHostDeps } from '../live/host.ts';
import type { Shown } from '../live/kind.ts';
import { type Board, readBoard, shared, stateFor } from './present.ts';
import { rewardPlayers, rewardWinner } from './rewards.ts';
import type { BingoHost, BingoServices } from './services.ts';
import { dueStep } from './step.ts';
import {
  type BingoStep,
  type LoadedBingo,
  readAdmins,
  readChanged,
  readDueGames,
  readLoadedBingo,
  writeStep,
} from './store.ts';

type Deps = Omit<BingoServices, 'bingoHost'>;

const pollMs = 2_000;
const gatherMs = 40;
/** In the lobby people come all at once. */
const gatherInLobbyMs = 400;
const asideMs = 20;

/** Audiences of those without a card. */
const spectators = 'spectators';
const callers = 'callers';

/** A stage that is won, and the end, are stored with what they bring. */
async function write(
  deps: Deps,
  row: LoadedBingo,
  step: BingoStep,
  now: number,
): Promise<LoadedBingo | null> {
  const { database, log } = deps;
  const isWinning = step.event.kind === 'claim' && step.event.is_right === true;
  const isEnding = step.game.phase === 'finished';
  const isBeginning = row.phase === 'lobby' && step.game.phase !== 'lobby';
  if (!isWinning && !isEnding && !isBeginning) return writeStep(database, row, step, now);
  const stored = await database.transaction().execute(async (transaction) => {
    const after = await writeStep(transaction, row, step, now);
    if (!after) return null;
    if (isBeginning || isEnding)
      await tellWebhooks(transaction, now, [
        {
          teamId: row.team_id,
          event: isEnding ? 'event.ended' : 'event.started',
          data: { eventId: row.id, type: 'bingo', name: row.name },
        },
      ]);
    if (!isWinning && !isEnding) return { after, tell: async () => {} };
    const tell = isEnding
      ? await rewardPlayers(deps, transaction, row, now)
      : await rewardWinner(deps, transaction, row, step.event, now);
    return { after, tell };
  });
  if (!stored) return null;
  stored.tell().catch((fault: unknown) => log.warn({ fault: String(fault) }, 'a badge was not shown'));
  return stored.after;
}

function shownOf(board: Board, admins: ReadonlySet<string>): Shown {
  const { row, cards, now } = board;
  const commons = new Map<boolean, Bingo>();
  const common = (isHost: boolean): Bingo => {
    const made = commons.get(isHost) ?? shared(board, isHost);
    commons.set(isHost, made);
    return made;
  };
  return {
    audienceOf(userId) {
      if (cards.has(userId)) return userId;
      return admins.has(userId) ? callers : spectators;
    },
    messageFor(audience) {
      const isHost = audience === callers || admins.has(audience);
      return ['bingo:state', stateFor(board, audience, common(isHost))];
    },
    // A claim is shown for a while: afterwards nothing has changed but the time.
    againInMs: row.shown_until === null || row.shown_until <= now ? null : row.shown_until - now + asideMs,
  };
}

export function createBingoHost(deps: Deps & LiveHostDeps): BingoHost {
  const { database } = deps;
  return createLiveHost<LoadedBingo, BingoStep>(
    {
      name: 'bingo',
      pollMs,
      load: (id) => readLoadedBingo(database, id),
      teamOf: ({ team_id }) => team_id,
      dueAt: ({ due_at }) => due_at,
      next: dueStep,
      write: (row, step, now) => write(deps, row, step, now),
      async show({ id, team_id }, people) {
        const board = await readBoard(deps, id);
        return board && shownOf(board, await readAdmins(database, people, team_id));
      },
      gatherMs: ({ phase }) => (phase === 'lobby' ? gatherInLobbyMs : gatherMs),
      readDue: (now) => readDueGames(database, now),
      readBehind: (known) => readChanged(database, known),
    },
    deps,
  );
}
