// The draft of this browser: kept while somebody writes, found again later. A picture that was not sent yet is not kept.
import * as z from 'zod/mini';
import { triviaModes } from '../../../../contract/events/triviaFacts.ts';
import { keepTriviaDraft, triviaDraftOf } from '../../../base/session/triviaDrafts.ts';
import type { TriviaDraft } from './draft.ts';

const Kept = z.object({
  name: z.string(),
  day: z.string(),
  time: z.string(),
  language: z.enum(['en', 'tr']),
  mode: z.enum(triviaModes),
  autoStart: z.boolean(),
  speedWeight: z.number(),
  streak: z.boolean(),
  capacity: z.string(),
  groupId: z.nullable(z.string()),
  channelId: z.nullable(z.string()),
  questions: z.array(
    z.object({
      id: z.number(),
      text: z.string(),
      options: z.array(z.object({ text: z.string(), isRight: z.boolean() })),
      seconds: z.number(),
      points: z.number(),
      explanation: z.string(),
      image: z.nullable(z.string()),
      file: z.pipe(
        z.unknown(),
        z.transform((): File | null => null),
      ),
    }),
  ),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function keptDraft(userId: string, event: string): TriviaDraft | null {
  const read = Kept.safeParse(parse(triviaDraftOf(userId, event)));
  return read.success ? read.data : null;
}

export const keepDraft = (userId: string, event: string, draft: TriviaDraft): void =>
  keepTriviaDraft(
    userId,
    event,
    JSON.stringify(draft, (key, value) => (key === 'file' ? null : value)),
  );

export const forgetDraft = (userId: string, event: string): void => keepTriviaDraft(userId, event, '');
