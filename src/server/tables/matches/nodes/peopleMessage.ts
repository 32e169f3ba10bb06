// Messages of other nodes about people, read tolerantly: a node of the next version may say more, or something new.
import * as z from 'zod/mini';
import type { ToClient } from '../../../../contract/realtime.ts';
import type { Announcement } from '../../../base/shared/announcements.ts';

/** About people: what was announced on a node, or that somebody connected to it or left. */
export type PeopleMessage = Announcement | { readonly kind: 'presence' } | Relayed;

/** What is said to sockets and stored nowhere they would read it: it goes to the sockets of every node. */
export type Relayed =
  | { readonly kind: 'notified'; readonly userId: string; readonly news: ToClient['person:notified'] }
  | { readonly kind: 'said'; readonly said: ToClient['room:said'] }
  | { readonly kind: 'previewed'; readonly previewed: ToClient['match:previewed'] }
  /** A live event that changed in the database. */
  | { readonly kind: 'event'; readonly event: string };

/** Passed on to sockets as it is. */
const passedOn = <Payload>() => z.custom<Payload>((value) => typeof value === 'object' && value !== null);

type Of<Kind extends PeopleMessage['kind']> = Extract<PeopleMessage, { readonly kind: Kind }>;

const known = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('personChanged'), userId: z.string() }),
  z.object({ kind: z.literal('teamChanged'), teamId: z.string() }),
  z.object({
    kind: z.literal('sessionsEnded'),
    userId: z.string(),
    sessionIds: z.array(z.string()),
    because: z.string(),
  }),
  z.object({ kind: z.literal('presence') }),
  z.object({ kind: z.literal('notified'), userId: z.string(), news: passedOn<Of<'notified'>['news']>() }),
  z.object({ kind: z.literal('said'), said: passedOn<Of<'said'>['said']>() }),
  z.object({ kind: z.literal('previewed'), previewed: passedOn<Of<'previewed'>['previewed']>() }),
  z.object({ kind: z.literal('event'), event: z.string() }),
]);

/** Null: nothing this version knows. Fields it does not know are left out. */
export function readPeopleMessage(payload: string): PeopleMessage | null {
  try {
    const read = known.safeParse(JSON.parse(payload));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
