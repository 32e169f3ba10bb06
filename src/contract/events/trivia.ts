// Calls of trivia events: writing and scheduling them, their lists, registering, and the ready-made questions.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { triviaLimits as limits, triviaCategories, triviaPoints } from './triviaFacts.ts';
import {
  PastTrivia,
  Trivia,
  TriviaLine,
  TriviaReport,
  TriviaSetup,
  triviaSettings,
  whole,
} from './triviaShapes.ts';

const mebibyte = 1024 * 1024;
/** The name of the file field of a picture: image0 … image99. */
export const imageField = (at: number): string => `image${at}`;
const images = Object.fromEntries(
  Array.from({ length: limits.questions }, (_, at) => [imageField(at), { maxBytes: 5 * mebibyte }]),
);

/** A text field that holds JSON. */

const form = z.object({ trivia: field.json(TriviaSetup) });

const byId = z.object({ id: field.uuid });

export const postTrivia = endpoint({
  service: 'game',
  method: 'POST',
  path: '/api/Trivia',
  changes: ['trivia', 'events', 'schedule'],
  summary:
    'Schedule a trivia; the field `trivia` is a TriviaSetup as JSON, pictures are fields named in its questions',
  access: 'admin',
  rate: ['ADM', 'UP'],
  body: form,
  files: images,
  answer: Trivia,
});

export const putTrivia = endpoint({
  service: 'game',
  method: 'PUT',
  path: '/api/Trivia/{id}',
  changes: ['trivia', 'events', 'schedule'],
  summary: 'Change a trivia that has not started; a picture that is not named again is dropped',
  access: 'admin',
  rate: ['ADM', 'UP'],
  params: byId,
  body: form,
  files: images,
  answer: Trivia,
});

export const makeTriviaPassive = endpoint({
  service: 'game',
  method: 'PUT',
  path: '/api/Trivia/{id}/passive',
  changes: ['trivia', 'events', 'schedule'],
  summary: 'Take a trivia out of the lists of members; it is not deleted',
  access: 'admin',
  rate: ['ADM'],
  params: byId,
  answer: z.object({ id: z.string(), isPassive: z.literal(true) }),
});

export const getTrivia = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Trivia/{id}',
  about: ['trivia'],
  summary:
    'A trivia; its questions to members after the end, before it to admins, who may then not play: `withAnswers=false` leaves them out',
  access: 'member',
  rate: ['READ'],
  params: byId,
  query: z.object({ withAnswers: z._default(field.yesOrNo, true) }),
  answer: Trivia,
});

export const triviaReport = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Trivia/{id}/report',
  about: ['trivia'],
  summary: 'How many knew each question of a trivia that is over, and how much each person knew',
  access: 'admin',
  rate: ['READ'],
  params: byId,
  answer: TriviaReport,
});

const paging = (usualSize: number) => ({
  page: z._default(field.ordinal.check(z.lte(10_000)), 1),
  pageSize: z._default(field.ordinal.check(z.lte(300)), usualSize),
});
const lists = z.object({
  ...paging(limits.pageSize),
  /** active: not passive and not finished; past: finished; all: both. */
  tab: z._default(z.enum(['all', 'past', 'active']), 'all'),
});

export const allTrivia = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Trivia/all',
  about: ['trivia'],
  summary: 'Trivia of the team: what is coming first, then what is over, newest first',
  access: 'member',
  rate: ['HEAVY'],
  query: lists,
  answer: z.object(field.pageOf(TriviaLine)),
});

export const allTriviaScheduler = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Trivia/allScheduler',
  about: ['trivia'],
  summary:
    'The same with questions and right answers of what is over, or known to the caller already; in `all` passive ones too',
  access: 'admin',
  rate: ['HEAVY'],
  query: lists,
  answer: z.object(field.pageOf(Trivia)),
});

export const pastTrivia = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Trivia/past',
  about: ['trivia'],
  summary: 'Trivia that are over, newest first, with their winners and the own place',
  scope: 'events:read',
  access: 'member',
  rate: ['READ'],
  query: z.object(paging(limits.pastPageSize)),
  answer: z.object(field.pageOf(PastTrivia)),
});

export const activeTrivia = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Trivia/active',
  about: ['trivia'],
  summary: 'Trivia that are coming or live, by their start',
  access: 'member',
  rate: ['READ'],
  answer: z.object({ items: z.array(TriviaLine) }),
});

export const registerForTrivia = endpoint({
  service: 'game',
  method: 'POST',
  path: '/api/Trivia/{id}/register',
  changes: ['trivia', 'events'],
  summary: 'Register until it starts; again without effect',
  access: 'member',
  rate: ['WRITE'],
  params: byId,
  answer: z.object({ isRegistered: z.literal(true), registered: z.number() }),
});

export const unregisterFromTrivia = endpoint({
  service: 'game',
  method: 'DELETE',
  path: '/api/Trivia/{id}/register',
  changes: ['trivia', 'events'],
  summary: 'Give up the place until it starts; again without effect',
  access: 'member',
  rate: ['WRITE'],
  params: byId,
  answer: z.object({ isRegistered: z.literal(false), registered: z.number() }),
});

export const deleteTrivia = endpoint({
  service: 'game',
  method: 'DELETE',
  path: '/api/Trivia/{id}',
  changes: ['trivia', 'events', 'schedule'],
  summary: 'Delete a trivia that is not running, with its answers; what it brought stays',
  access: 'admin',
  rate: ['ADM'],
  params: byId,
  answer: field.ok,
});

export const triviaLibrary = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Trivia/library',
  about: ['trivia'],
  summary: 'How many ready-made questions there are of each category, by language',
  access: 'admin',
  rate: ['ADM'],
  answer: z.object({
    categories: z.array(
      z.object({
        category: z.enum(triviaCategories),
        questions: z.object({ en: z.number(), tr: z.number() }),
      }),
    ),
  }),
});

export const triviaFromLibrary = endpoint({
  service: 'game',
  method: 'POST',
  path: '/api/Trivia/fromLibrary',
  changes: ['trivia', 'events', 'schedule'],
  summary: 'Schedule a trivia of ready-made questions, drawn at random; its host may play along',
  scope: 'events:write',
  access: 'admin',
  rate: ['ADM'],
  body: z.object({
    ...triviaSettings,
    categories: z.array(z.enum(triviaCategories)).check(
      z.minLength(1),
      z.refine((chosen: readonly string[]) => new Set(chosen).size === chosen.length, { error: 'repeated' }),
    ),
    /** How many questions; where there are fewer, `InvalidInput` with the reason `tooFew`. */
    count: whole(1, limits.questions),
    seconds: z._default(whole(limits.seconds.least, limits.seconds.most), limits.seconds.usual),
    points: z._default(z.literal([...triviaPoints]), limits.usualPoints),
  }),
  answer: TriviaLine,
});
