// Drafts of puzzles on this device that were not submitted, by person and puzzle; the newest few are kept.
import * as z from 'zod/mini';
import { browserStorage } from './browserStorage.ts';

const Draft = z.object({
  of: z.string(),
  text: z.string().check(z.maxLength(1_000)),
  /** When it was written, by the server's clock; 0 if unknown. */
  at: z._default(z.number(), 0),
});
const Drafts = z.array(Draft);

const most = 12;

function all(): z.infer<typeof Drafts> {
  const read = Drafts.safeParse(browserStorage.read('puzzles'));
  return read.success ? read.data : [];
}

const keyOf = (userId: string, gameId: string): string => `${userId} ${gameId}`;

export const draftOf = (userId: string, gameId: string): { readonly text: string; readonly at: number } =>
  all().find(({ of }) => of === keyOf(userId, gameId)) ?? { text: '', at: 0 };

/** An empty one is forgotten. */
export function keepDraft(userId: string, gameId: string, text: string, at: number): void {
  const of = keyOf(userId, gameId);
  const others = all().filter((draft) => draft.of !== of);
  browserStorage.write('puzzles', (text === '' ? others : [{ of, text, at }, ...others]).slice(0, most));
}
