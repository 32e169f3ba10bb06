// The host, put together: what follows a turn, what a room needs when it is opened, and the rounds of this node.
import { callTheAbsent, type Notify } from './absent.ts';
import { wakeBots } from './bots/turns.ts';
import { armExpiry } from './expiry.ts';
import { settleEnd } from './games.ts';
import { type Host, type HostParts, startHost } from './host.ts';
import { startRounds } from './maintenance.ts';
import type { Hearing, NodeNews } from './nodeNews.ts';
import type { Nodes } from './nodes.ts';
import { stopTimers } from './openRoom.ts';
import { tellTurn } from './publish.ts';
import { attend } from './recovery.ts';
import { lookForTheGone } from './sittingIn.ts';

export interface OpenHost {
  readonly host: Host;
  stop(): Promise<void>;
}

export interface OpenHostParts extends Omit<HostParts, 'announcer' | 'outages' | 'company'> {
  readonly news: NodeNews;
  readonly nodes: Nodes;
  /** What other nodes say of people. */
  readonly hearPeople: Hearing['people'];
  readonly notify: Notify;
}

export async function openHost({
  news,
  nodes,
  notify,
  hearPeople,
  ...parts
}: OpenHostParts): Promise<OpenHost> {
  const host = startHost({ ...parts, announcer: news, outages: nodes, company: nodes });
  const absent = callTheAbsent(host, notify);
  host.afterTurn.push(
    (open, live, before) => tellTurn(host, open, live, before),
    (open) => armExpiry(host, open),
    (open, live) => wakeBots(host, open, live),
    (open, live, before) => settleEnd(host, open, live, before),
    (open) => lookForTheGone(host, open),
    (open) => absent.lookAfter(open),
    (open, live, before) => absent.tellEnd(open, live, before),
  );
  host.afterOpening.push(
    (open) => attend(host, open),
    (open) => armExpiry(host, open),
    (open) => open.live && wakeBots(host, open, open.live),
    (open) => lookForTheGone(host, open),
    (open) => absent.lookAfter(open),
  );
  await nodes.start();
  const rounds = startRounds(host, nodes);
  await news.listen({ room: (roomId) => rounds.lookAt(roomId), people: hearPeople });
  void rounds.recoverAll().catch((fault: unknown) => {
    host.log.warn({ fault: String(fault) }, 'tables in play could not all be opened yet');
  });
  return {
    host,
    async stop() {
      host.isClosing = true;
      for (const open of host.rooms.values()) stopTimers(open);
      await rounds.stop();
      await news.close();
      await host.bots.close();
    },
  };
}
