// Messages by which a window comes into a running trivia, to play or to look on, and leaves it.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { Message } from '../../../contract/realtime.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import { batched } from '../../base/storage/batches.ts';
import type { Database } from '../../base/storage/database.ts';
import { gameRefusal, periodRefusal, subscriptionRefusal } from '../../people/gates.ts';
import type { Members } from '../../people/members.ts';
import type { Visitor } from '../../tables/liveEvents.ts';
import type { LoadedEvent } from '../live/kind.ts';
import { gatherMs, type TriviaHost } from './host.ts';
import { batchLimits } from './liveStore.ts';
import { type Enrolment, enrol } from './playerStore.ts';
import type { RunningTrivia } from './runningTrivia.ts';
import { createStates } from './triviaState.ts';

interface Deps {
  readonly clock: WallClock;
  readonly database: Database;
  readonly members: Members;
  readonly nodeId: string;
  readonly triviaHost: TriviaHost;
}

export function createJoining({ clock, database, members, nodeId, triviaHost }: Deps) {
  const enrolling = batched((several: readonly Enrolment[]) => enrol(database, several), batchLimits);

  const stateFor = ({ state }: LoadedEvent<RunningTrivia>, userId: string) =>
    createStates(state, clock.now())(userId, state.hosts.has(userId));

  async function play({ actor }: Visitor, live: LoadedEvent<RunningTrivia>): Promise<Refusal | null> {
    const { userId, name, avatar } = actor;
    if (live.state.course.phase === 'completed') return null;
    const member = await members.of(userId);
    if (!member?.team) return refuse('NotAllowed');
    const gate =
      subscriptionRefusal(member) ??
      gameRefusal(member.team, 'trivia') ??
      periodRefusal(member.team, clock.now());
    const refusal =
      (live.state.players.has(userId) ? subscriptionRefusal(member) : gate) ??
      (await enrolling.add({ triviaId: live.id, userId, at: clock.now(), isJoining: true, node: nodeId }));
    if (refusal) return refusal;
    live.state.here.add(userId);
    live.state.players.set(userId, { userId, name, avatar, isHere: true, isRemoved: false });
    triviaHost.publishSoon(live, gatherMs);
    return null;
  }

  async function join(visitor: Visitor, { trivia, watch }: Message<'quiz:join'>) {
    const { userId, isAdmin, teamId } = visitor.actor;
    const live = await triviaHost.open(trivia, teamId);
    if (!live) return refuse('NotFound');
    if (isAdmin) live.state.hosts.add(userId);
    else live.state.hosts.delete(userId);
    const refusal = watch ? removedRefusal(live.state, visitor) : await play(visitor, live);
    if (isRefusal(refusal)) return refusal;
    visitor.enter(trivia);
    return { state: stateFor(live, userId) };
  }

  async function leave(visitor: Visitor, { trivia }: Message<'quiz:leave'>) {
    const live = await triviaHost.open(trivia, visitor.actor.teamId);
    if (!live) return refuse('NotFound');
    visitor.leave(trivia);
    return { state: stateFor(live, visitor.actor.userId) };
  }

  return { join, leave };
}

const removedRefusal = ({ players }: RunningTrivia, { actor }: Visitor): Refusal | null =>
  players.get(actor.userId)?.isRemoved && !actor.isAdmin ? refuse('NotAllowed', { reason: 'removed' }) : null;
