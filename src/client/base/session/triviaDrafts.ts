// Trivia that are being written, on this device: by person and event, the newest few. Pictures are not among it.
import * as z from 'zod/mini';
import { browserStorage } from './browserStorage.ts';

const Draft = z.object({ of: z.string(), text: z.string().check(z.maxLength(400_000)) });
const Drafts = z.array(Draft);

const most = 4;

function all(): z.infer<typeof Drafts> {
  const read = Drafts.safeParse(browserStorage.read('trivia'));
  return read.success ? read.data : [];
}

const keyOf = (userId: string, event: string): string => `${userId} ${event}`;

/** JSON; empty: there is none. */
export const triviaDraftOf = (userId: string, event: string): string =>
  all().find(({ of }) => of === keyOf(userId, event))?.text ?? '';

/** An empty one is forgotten. */
export function keepTriviaDraft(userId: string, event: string, text: string): void {
  const of = keyOf(userId, event);
  const others = all().filter((draft) => draft.of !== of);
  browserStorage.write('trivia', (text === '' ? others : [{ of, text }, ...others]).slice(0, most));
}
