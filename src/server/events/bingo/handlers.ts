// Handlers of the messages of bingo, and what shows its sessions to the windows of this node.

import { isRefusal, refuse } from '../../../contract/errors.ts';
import type { BingoPlayer } from '../../../contract/events/bingo.ts';
import { createQueues } from '../../base/shared/queues.ts';
import type { EventHandlers, LiveEvents } from '../../tables/liveEvents.ts';
import type { EventSource } from '../agenda/sources.ts';
import { bingoEvents } from './agenda.ts';
import { createBroadcast } from './broadcast.ts';
import { barOf } from './cardStore.ts';
import { claimStage } from './claim.ts';
import { controlSession } from './control.ts';
import { createSession } from './create.ts';
import { takeCards } from './join.ts';
import { type Board, readBoard, shared, stateFor } from './present.ts';
import type { BingoServices } from './services.ts';
import { passDue } from './step.ts';
import { startWakeUps } from './wakeUps.ts';

interface Deps extends Omit<BingoServices, 'queues' | 'changed'> {
  readonly liveEvents: LiveEvents;
}

export interface BingoHere {
  readonly handlers: EventHandlers<'bingo'>;
  readonly agenda: EventSource;
  stop(): void;
}

export function startBingo({ liveEvents, ...deps }: Deps): BingoHere {
  const broadcast = createBroadcast({
    ...deps,
    liveEvents,
    onShown: (board) => wakeUps.arm(board),
  });
  const services: BingoServices = {
    ...deps,
    queues: createQueues(),
    changed(bingoId) {
      broadcast.show(bingoId);
      liveEvents.changed(bingoId);
    },
  };
  const wakeUps = startWakeUps(services, broadcast);
  liveEvents.onChange((eventId) => {
    if (liveEvents.people(eventId).size > 0) broadcast.show(eventId);
  });

  return {
    handlers: {
      'bingo:create': ({ actor }, message) => createSession(services, actor, message),
      async 'bingo:join'({ actor, enter }, { bingo, watch }) {
        const refused = watch ? null : await takeCards(services, actor, bingo);
        if (isRefusal(refused)) return refused;
        const row = await passDue(services, bingo);
        if (row?.team_id !== actor.teamId) return refuse('NotFound');
        enter(bingo); // before it is read: what changes from now on is shown
        broadcast.follow(bingo);
        const board = await readBoard(services, bingo);
        if (!board) return refuse('NotFound');
        wakeUps.arm(board);
        return { state: stateFor(board, actor.userId, shared(board, actor.isAdmin)) };
      },
      'bingo:leave'({ leave }, { bingo }) {
        leave(bingo);
        return {};
      },
      'bingo:claim': ({ actor }, message) => claimStage(services, actor, message),
      'bingo:control': ({ actor }, message) => controlSession(services, actor, message),
      async 'bingo:people'({ actor }, { bingo }) {
        if (!actor.isAdmin) return refuse('AdminOnly');
        const board = await readBoard(services, bingo);
        if (board?.row.team_id !== actor.teamId) return refuse('NotFound');
        return { people: playersOf(board, liveEvents.people(bingo)) };
      },
    },
    agenda: bingoEvents(services),
    stop() {
      broadcast.stop();
      wakeUps.stop();
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
