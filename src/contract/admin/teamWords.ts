// Calls about the words of a team's own with which a game can be played: kept by admins, and counted for hosts of tables.
import * as z from 'zod/mini';
import { gameFacts } from '../../catalogue/facts.ts';
import { mostTeamWords } from '../../engine/teamWords.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

export const gamesWithTeamWords: readonly string[] = gameFacts.flatMap(({ id, takesTeamWords }) =>
  takesTeamWords ? [id] : [],
);

const gameName = z
  .string()
  .check(z.refine((name) => gamesWithTeamWords.includes(name), { error: 'unknown' }));

/** What may be pasted: more than are kept, as some lines are wrong or repeated. */
export const pastedWords = { lines: 2 * mostTeamWords, ofLine: 100 } as const;

const ofTeam = { service: 'authorization', access: 'admin', rate: ['ADM'] } as const;

export const teamWords = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Admin/TeamWords/{id}/{gameName}',
  about: ['teamWords'],
  summary: 'The words of the team’s own for a game',
  claims: { id: 'team' },
  params: z.object({ id: field.uuid, gameName }),
  answer: z.object({
    words: z.array(z.string()),
    /** With fewer no table can be opened. */
    least: z.number(),
  }),
});

export const saveTeamWords = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/SaveTeamWords',
  changes: ['teamWords', 'auditLog'],
  summary: 'Replace the words of the team’s own for a game: a word a line, none to remove the list',
  claims: { teamId: 'team' },
  body: z.object({
    teamId: z.optional(field.uuid),
    gameName,
    lines: z.array(z.string().check(z.maxLength(pastedWords.ofLine))).check(z.maxLength(pastedWords.lines)),
  }),
  answer: z.object({
    words: z.array(z.string()),
    /** Lines that are left out: no word can be drawn and guessed there, or it stands further up. */
    wrong: z.array(z.string()),
    repeated: z.array(z.string()),
    /** How many more words there were than can be kept. */
    beyond: z.number(),
  }),
});

export const teamWordCount = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Game/TeamWordCount/{gameName}',
  about: ['teamWords'],
  summary: 'How many words of its own the team has for a game, which only its admins can read',
  access: 'member',
  rate: ['READ'],
  params: z.object({ gameName }),
  answer: z.object({ count: z.number() }),
});
