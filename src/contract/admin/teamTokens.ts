// Calls about the tokens of a team, by which a company's own programs ask: listed, made, ended.
import * as z from 'zod/mini';
import { endpoint, tokenScopes } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';

/** What every token begins with, so that scanners for secrets find one that was published. */
export const tokenPrefix = 'topla_';

/** Where the description of the calls for tokens is, in OpenAPI. */
export const descriptionPath = '/api/openapi.json';

export const tokenLimits = {
  name: 60,
  /** Of one team at a time. */
  most: 20,
  /** The last day of a token is at most this many days from today. */
  longestDays: 365,
} as const;

export const TeamToken = z.object({
  tokenId: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  /** What it makes is made in their name, and it ends with their rights. */
  madeBy: Person,
  madeAt: field.time,
  endsAt: field.time,
  /** To the minute; null: never. */
  usedAt: z.nullable(field.time),
  isOver: z.boolean(),
});
export type TeamToken = z.infer<typeof TeamToken>;

const ofTeam = { service: 'authorization', access: 'admin', rate: ['ADM'] } as const;
const teamId = z.optional(field.uuid);

export const teamTokens = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Admin/Tokens/{id}',
  about: ['teamTokens'],
  summary: 'The tokens of the team, newest first; nobody can read the secrets again',
  claims: { id: 'team' },
  params: z.object({ id: field.uuid }),
  answer: z.object({
    tokens: z.array(TeamToken),
    /** Days of the team between which the last day of a new token lies. */
    firstDay: z.string(),
    lastDay: z.string(),
  }),
});

export const makeTeamToken = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/MakeToken',
  changes: ['teamTokens', 'auditLog'],
  summary: 'Make a token for a program of the company; its secret is in this answer and nowhere else',
  confirmFirst: 'always',
  claims: { teamId: 'team' },
  body: z.object({
    teamId,
    name: field.line(tokenLimits.name),
    scopes: z
      .array(z.enum(tokenScopes))
      .check(z.minLength(1), z.maxLength(tokenScopes.length))
      .check(
        z.refine((chosen: readonly string[]) => new Set(chosen).size === chosen.length, {
          error: 'repeated',
        }),
      ),
    /** The last day on which it is good, in the time zone of the team. */
    lastDay: field.day,
  }),
  answer: z.object({ token: z.string(), made: TeamToken }),
});

export const endTeamToken = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/EndToken',
  changes: ['teamTokens', 'auditLog'],
  summary: 'End a token of the team at once',
  confirmFirst: 'always',
  claims: { teamId: 'team' },
  body: z.object({ teamId, tokenId: field.uuid }),
  answer: field.ok,
});
