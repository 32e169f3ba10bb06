// Handlers of the messages of bingo, with the host of its games.
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type { BingoPlayer } from '../../../contract/events/bingo.ts';
import { repeat } from '../../base/shared/repeat.ts';
import { sharedReading } from '../../base/storage/sharedReading.ts';
import type { EventHandlers, LiveEvents } from '../../tables/liveEvents.ts';
import type { EventSource } from '../agenda/sources.ts';
import type { LiveHostDeps } from '../live/host.ts';
import { bingoEvents } from './agenda.ts';
import { barOf } from './cardStore.ts';
import { claimStage } from './claim.ts';
import { controlGame } from './control.ts';
import { createGame } from './create.ts';
import { createBingoHost } from './host.ts';
import { createJoining } from './join.ts';
import { type Board, readBoard, shared, stateFor } from './present.ts';
import type { BingoServices } from './services.ts';
import { endForgotten } from './step.ts';

export interface BingoHere {
  readonly handlers: EventHandlers<'bingo'>;
  readonly agenda: EventSource;
  stop(): void;
}

const endForgottenEveryMs = 10 * 60_000;

export function startBingo(deps: Omit<BingoServices, 'bingoHost'> & LiveHostDeps): BingoHere {
  const bingoHost = createBingoHost(deps);
  const services: BingoServices = { ...deps, bingoHost };
  const stopEnding = repeat(
    endForgottenEveryMs,
    () => endForgotten(services),
    (fault) => deps.log.warn({ fault: String(fault) }, 'forgotten bingos were not ended'),
  );
  return {
    handlers: createHandlers(services, deps.liveEvents),
    agenda: bingoEvents(services),
    stop() {
      stopEnding();
      bingoHost.stop();
    },
  };
}

function createHandlers(services: BingoServices, liveEvents: LiveEvents): EventHandlers<'bingo'> {
  /** All cards of a game for each of hundreds who join at once would be read hundreds of times. */
  const boardOf = sharedReading(
    (bingo: string) => readBoard(services, bingo),
    (bingo) => bingo,
  );
  const takeCards = createJoining(services);
  return {
    'bingo:create': ({ actor }, message) => createGame(services, actor, message),
    async 'bingo:join'({ actor, enter }, { bingo, watch }) {
      const refused = watch ? null : await takeCards(actor, bingo);
      if (isRefusal(refused)) return refused;
      const live = await services.bingoHost.current(bingo, actor.teamId);
      if (!live) return refuse('NotFound');
      enter(bingo); // before it is read: what changes from now on is shown
      const board = await boardOf(bingo);
      if (!board) return refuse('NotFound');
      return { state: stateFor(board, actor.userId, shared(board, actor.isAdmin)) };
    },
    'bingo:leave'({ leave }, { bingo }) {
      leave(bingo);
      return {};
    },
    'bingo:claim': ({ actor }, message) => claimStage(services, actor, message),
    'bingo:control': ({ actor }, message) => controlGame(services, actor, message),
    async 'bingo:people'({ actor }, { bingo }) {
      if (!actor.isAdmin) return refuse('AdminOnly');
      const board = await boardOf(bingo);
      if (board?.row.team_id !== actor.teamId) return refuse('NotFound');
      return { people: playersOf(board, liveEvents.people(bingo)) };
    },
  };
}

const playersOf = ({ players, claims, row }: Board, here: ReadonlySet<string>): BingoPlayer[] =>
  players.map(({ user_id, name, avatar }) => ({
    userId: user_id,
    name,
    avatar,
    isHere: here.has(user_id),
    barredUntilCall: barOf(claims, user_id, row.calls),
    stagesWon: claims.filter((claim) => claim.user_id === user_id && claim.is_right).length,
  }));
