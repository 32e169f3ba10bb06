// A player who connects, waits and asks again as the product's own client does, and keeps count of what went wrong.
import { viewAfter } from '../../src/contract/play/matchChange.ts';
import { changeOfShortTurn, type ShortTurn } from '../../src/contract/play/shortTurn.ts';
import type { MatchView } from '../../src/contract/play/tables.ts';
import type { Acknowledgement, Message, MessageName, ToClient } from '../../src/contract/realtime.ts';
import { openCrowdConnection, type Return } from './crowdConnection.ts';

export interface TopologyPlayer {
  /** Sends it again, with the same id, when the connection breaks before the answer. */
  say<N extends MessageName>(name: N, message: Message<N>): Promise<Acknowledgement<N>>;
  view(): MatchView | null;
  /** Reads the room anew; then hears of it, also after the connection broke. */
  enter(room: string): Promise<void>;
  until(fits: (view: MatchView | null) => boolean, withinMs?: number): Promise<boolean>;
  readonly isUp: () => boolean;
  /** Each time without a connection, from the break until the room was read again. */
  readonly returns: readonly Return[];
  /** Why connections broke, and why new ones were refused. */
  readonly breaks: readonly string[];
  leave(): void;
}

const mostTries = 10;
const welcomeWithinMs = 2_000;

export async function connectThrough(url: string, ca: string, token: string): Promise<TopologyPlayer> {
  const returns: Return[] = [];
  const breaks: string[] = [];
  const watchers = new Set<() => void>();
  let ticket: string | undefined;
  let noWelcome: ReturnType<typeof setTimeout> | undefined;
  let view: MatchView | null = null;
  let room: string | null = null;
  let isAway = false;
  const connection = openCrowdConnection({
    url,
    ca,
    auth: () => ({ token, ticket, room: room ?? undefined, wire: 'short' }),
    onUp() {
      if (isAway) noWelcome = setTimeout(() => void sync(), welcomeWithinMs);
    },
    onBreak(reason) {
      breaks.push(reason);
      isAway = true;
    },
  });
  const tell = () => {
    for (const watch of watchers) watch();
  };
  const sync = async () => {
    if (room === null) return;
    take(await say('match:sync', { room }));
  };
  const take = (answer: Acknowledgement<'match:sync'>) => {
    if (answer.ok && answer.match && (!view || answer.match.turn >= view.turn)) view = answer.match;
    // As the client does: a server that is busy is asked again.
    if (!answer.ok && answer.error === 'TemporarilyUnavailable') setTimeout(() => void sync(), 2_000);
    const returning = connection.returning();
    if (answer.ok && isAway && returning) {
      isAway = false;
      returning.backAt = performance.now();
      returns.push(returning);
    }
    tell();
  };
  // The first message of a connection brings the room it was opened with; a server of an older version sends none.
  connection.hear('server:welcome', (welcome: ToClient['server:welcome']) => {
    ticket = welcome.ticket;
    clearTimeout(noWelcome);
    if (welcome.synced?.room === room) take(welcome.synced.answer);
  });
  connection.hear('match:view', (heard: MatchView) => {
    if (heard.room === room && (!view || heard.turn >= view.turn)) view = heard;
    tell();
  });
  connection.hear('turn', (turn: ShortTurn) => {
    const change = changeOfShortTurn(turn);
    if (view && change.room === room && change.turn <= view.turn) return;
    const next = viewAfter(view, change);
    if (next) view = next;
    else void sync();
    tell();
  });
  async function say<N extends MessageName>(name: N, message: Message<N>): Promise<Acknowledgement<N>> {
    for (let tries = 0; tries < mostTries; tries++) {
      await connection.up();
      const answer = await connection.ask<Acknowledgement<N>>(name, message);
      if (answer) return answer;
    }
    return { ok: false, error: 'TemporarilyUnavailable', message: 'never answered' };
  }
  await connection.up();
  return {
    say,
    view: () => view,
    async enter(asked) {
      room = asked;
      await sync();
    },
    until(fits, withinMs = 60_000) {
      if (fits(view)) return Promise.resolve(true);
      return new Promise((resolve) => {
        const end = (isSeen: boolean) => {
          clearTimeout(late);
          watchers.delete(watch);
          resolve(isSeen);
        };
        const watch = () => fits(view) && end(true);
        const late = setTimeout(end, withinMs, false);
        watchers.add(watch);
      });
    },
    isUp: connection.isUp,
    returns,
    breaks,
    leave: connection.leave,
  };
}
