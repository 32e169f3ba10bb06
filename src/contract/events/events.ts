// The call that lists what is on for the team: puzzles, predictions, trivia, bingo, tournaments.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';

export const Event = z.object({
  id: z.string(),
  type: z.enum(['puzzle', 'predictorEvent', 'trivia', 'bingo', 'tournament']),
  gameType: z.nullable(z.string()),
  /** Null: not made yet. */
  gameId: z.nullable(z.string()),
  title: z.string(),
  image: field.image,
  start: field.time,
  end: z.nullable(field.time),
  state: z.enum(['coming', 'running', 'finished']),
  host: z.nullable(Person),
  registered: z.nullable(z.number()),
  isRegistered: z.boolean(),
  myState: z.nullable(z.enum(['open', 'playing', 'solved', 'missed', 'predicted'])),
  /** For an open puzzle: how many people of the team have solved it. */
  solvers: z.nullable(z.number()),
});
export type Event = z.infer<typeof Event>;

export const getEvents = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Event/GetEvents/{id}',
  about: ['events'],
  summary: 'What is on now, what was over today, and what comes within 14 days, by time',
  scope: 'events:read',
  access: 'member',
  rate: ['READ'],
  claims: { id: 'selfOrTeam' },
  params: z.object({ id: field.uuid }),
  answer: z.object({ events: z.array(Event) }),
});
