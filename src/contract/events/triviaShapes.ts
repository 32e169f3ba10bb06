// What a trivia is made of: as an admin writes it, and as it is shown in lists, whole, and when it is over.
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { outsideId } from '../messaging/chat.ts';
import { Person } from '../people/people.ts';
import { Row } from '../progress/leaderboards.ts';
import { triviaLimits as limits, triviaModes, triviaPoints } from './triviaFacts.ts';

const text = field.line;
export const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** What is said about an event before its questions. */
export const triviaSettings = {
  name: field.name,
  start: field.moment,
  language: field.language,
  mode: z.enum(triviaModes),
  /** Begins by itself at `start`; otherwise a host starts it. */
  autoStart: z.boolean(),
  /** 0: speed does not count; 1: an answer at the end of the time is worth nothing. */
  speedWeight: z.number().check(z.gte(0), z.lte(1)),
  /** Extra points for right answers in a row. */
  streak: z.boolean(),
  capacity: z.nullable(whole(1, limits.capacity)),
  channelId: z.optional(z.nullable(outsideId)),
  groupId: z.optional(z.nullable(outsideId)),
};

const isChoice = ({
  options,
  right,
}: {
  readonly options: readonly string[];
  readonly right: readonly number[];
}) => field.areDifferent(right) && right.every((at) => at < options.length);

export const TriviaQuestionSetup = z
  .object({
    text: text(limits.text),
    options: z
      .array(text(limits.option))
      .check(
        z.minLength(limits.options.least),
        z.maxLength(limits.options.most),
        z.refine(field.areDifferent, { error: 'repeated' }),
      ),
    /** Positions in `options`; all and only these must be chosen. */
    right: z.array(whole(0, limits.options.most - 1)).check(z.minLength(1)),
    seconds: z._default(whole(limits.seconds.least, limits.seconds.most), limits.seconds.usual),
    points: z._default(z.literal([...triviaPoints]), limits.usualPoints),
    explanation: z.optional(z.nullable(text(limits.explanation))),
    /** The name of a file field of this form, or the path of a picture the event already has. */
    image: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  })
  .check(z.refine(isChoice, { error: 'right', path: ['right'] }));
export type TriviaQuestionSetup = z.infer<typeof TriviaQuestionSetup>;

export const TriviaSetup = z.object({
  ...triviaSettings,
  questions: z.array(TriviaQuestionSetup).check(z.minLength(1), z.maxLength(limits.questions)),
});
export type TriviaSetup = z.infer<typeof TriviaSetup>;

/** In lists: never a question. */
export const TriviaLine = z.object({
  id: z.string(),
  name: z.string(),
  start: field.time,
  language: field.language,
  mode: z.enum(triviaModes),
  state: z.enum(['coming', 'live', 'finished']),
  isPassive: z.boolean(),
  /** Deleted accounts have an empty name. */
  host: Person,
  questionCount: z.number(),
  capacity: z.nullable(z.number()),
  registered: z.number(),
  isRegistered: z.boolean(),
  /** False: wrote the questions, has read their answers, or was removed; may only look on. */
  mayPlay: z.boolean(),
});
export type TriviaLine = z.infer<typeof TriviaLine>;

export const TriviaQuestion = z.object({
  text: z.string(),
  options: z.array(z.string()),
  /** Absent where the caller may not know. */
  right: z.optional(z.array(z.number())),
  seconds: z.number(),
  points: z.number(),
  explanation: z.optional(z.nullable(z.string())),
  image: field.image,
});
export type TriviaQuestion = z.infer<typeof TriviaQuestion>;

export const Trivia = z.extend(TriviaLine, {
  autoStart: z.boolean(),
  speedWeight: z.number(),
  streak: z.boolean(),
  channelId: z.nullable(z.string()),
  groupId: z.nullable(z.string()),
  channelName: z.nullable(z.string()),
  /** After the end; before it only to an admin who knows them and may not play. */
  questions: z.array(TriviaQuestion),
  /** After the end. Points in elimination: how many questions they survived. */
  own: z.nullable(Row),
  rows: z.array(Row),
});
export type Trivia = z.infer<typeof Trivia>;

export const PastTrivia = z.extend(TriviaLine, {
  /** The winner; of several who share the win the first of the table. */
  winner: z.nullable(Person),
  own: z.nullable(Row),
});
export type PastTrivia = z.infer<typeof PastTrivia>;

/** For the host after the end: how many knew each question that counted, and how much each person knew. */
export const TriviaReport = z.object({
  questions: z.array(
    z.object({
      number: z.number(),
      text: z.string(),
      options: z.array(z.object({ text: z.string(), isRight: z.boolean(), chosen: z.number() })),
      answered: z.number(),
      right: z.number(),
    }),
  ),
  people: z.array(
    z.extend(Person, {
      place: z.number(),
      points: z.number(),
      answered: z.number(),
      right: z.number(),
    }),
  ),
});
export type TriviaReport = z.infer<typeof TriviaReport>;
