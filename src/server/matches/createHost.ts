// Creates the host of all tables on this node: what follows a turn, what opening a room does, periodic maintenance.
import { createAwayNotices, type Notify } from './awayNotices.ts';
import { armSubstitution } from './botSubstitutes.ts';
import { wakeBots } from './bots/turns.ts';
import { armExpiry } from './expiry.ts';
import { settleEnd } from './games.ts';
import { type Host, type HostParts, startHost } from './host.ts';
import { startMaintenance } from './maintenance.ts';
import type { NodeListener, NodeMessages } from './nodeMessages.ts';
import type { Nodes } from './nodes.ts';
import { stopTimers } from './openRoom.ts';
import { tellTurn } from './publish.ts';
import { restoreRoom } from './recovery.ts';

export interface RunningHost {
  readonly host: Host;
  stop(): Promise<void>;
}

export interface HostOptions extends Omit<HostParts, 'announcer' | 'outages' | 'peers'> {
  readonly messages: NodeMessages;
  readonly nodes: Nodes;
  /** What other nodes tell about people. */
  readonly onPeopleMessage: NodeListener['people'];
  readonly notify: Notify;
}

export async function createHost({
  messages,
  nodes,
  notify,
  onPeopleMessage,
  ...parts
}: HostOptions): Promise<RunningHost> {
  const host = startHost({ ...parts, announcer: messages, outages: nodes, peers: nodes });
  const awayNotices = createAwayNotices(host, notify);
  host.afterTurn.push(
    (open, live, before) => tellTurn(host, open, live, before),
    (open) => armExpiry(host, open),
    (open, live) => wakeBots(host, open, live),
    (open, live, before) => settleEnd(host, open, live, before),
    (open) => armSubstitution(host, open),
    (open) => awayNotices.watch(open),
    (open, live, before) => awayNotices.noticeEnd(open, live, before),
  );
  host.afterOpening.push(
    (open) => restoreRoom(host, open),
    (open) => armExpiry(host, open),
    (open) => open.live && wakeBots(host, open, open.live),
    (open) => armSubstitution(host, open),
    (open) => awayNotices.watch(open),
  );
  await nodes.start();
  const maintenance = startMaintenance(host, nodes);
  await messages.listen({ room: (roomId) => maintenance.refresh(roomId), people: onPeopleMessage });
  void maintenance.recoverAll().catch((fault: unknown) => {
    host.log.warn({ fault: String(fault) }, 'tables in play could not all be opened yet');
  });
  return {
    host,
    async stop() {
      host.isClosing = true;
      for (const open of host.rooms.values()) stopTimers(open);
      await maintenance.stop();
      await messages.close();
      await host.bots.close();
    },
  };
}
