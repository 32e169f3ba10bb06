// The call by which people say what they think of the product.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

const mebibyte = 1024 * 1024;

export const feedbackTopics = ['games', 'puzzles', 'events', 'admin', 'problem', 'idea', 'other'] as const;
export const moods = [1, 2, 3, 4, 5] as const;
export const feedbackPicture = { screenshot: { maxBytes: 5 * mebibyte } } as const;
export const longestFeedback = 2_000;

export const postFeedback = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Feedback',
  summary: 'What somebody thinks of the product, with a screenshot if they like; a person reads it',
  access: 'user',
  rate: ['WRITE', 'UP'],
  body: z.object({
    mood: z.pipe(z.enum(['1', '2', '3', '4', '5']), z.transform(Number)),
    topic: z.enum(feedbackTopics),
    text: z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longestFeedback),
      z.refine((text) => !text.includes('\u0000'), { error: 'characters' }),
    ),
    mayContact: z.pipe(
      z.enum(['true', 'false']),
      z.transform((word) => word === 'true'),
    ),
  }),
  files: feedbackPicture,
  answer: field.ok,
});
