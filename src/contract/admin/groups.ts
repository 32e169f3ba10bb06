// Calls about groups that the directory of a company provisions: which there are, and what follows from being in each.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

/** What follows from being in a group: nothing, the department for team cups, or the rights of an admin. */
export const groupEffects = ['nothing', 'department', 'admins'] as const;
export type GroupEffect = (typeof groupEffects)[number];

export const groupLimits = {
  /** The longest name. */
  name: 200,
  /** Groups of one team. */
  most: 500,
} as const;

export const TeamGroup = z.object({
  groupId: z.string(),
  name: z.string(),
  people: z.number(),
  effect: z.enum(groupEffects),
});
export type TeamGroup = z.infer<typeof TeamGroup>;

const ofTeam = { service: 'authorization', access: 'admin', rate: ['ADM'] } as const;
const teamId = z.optional(field.uuid);

export const teamGroups = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Admin/Groups/{id}',
  about: ['groups'],
  summary: 'The groups that the directory of the team provisions, with how many are in each',
  claims: { id: 'team' },
  params: z.object({ id: field.uuid }),
  answer: z.object({
    groups: z.array(TeamGroup),
    /** Groups of the company’s sign-in are departments too, and do not count beside those of the directory. */
    hasSignInDepartments: z.optional(z.boolean()),
  }),
});

export const setGroupEffect = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/SetGroupEffect',
  changes: ['groups', 'teamSettings', 'auditLog'],
  summary: 'Choose what follows from being in a group; with admins its people become admins at once',
  confirmFirst: 'always',
  claims: { teamId: 'team' },
  body: z.object({ teamId, groupId: field.uuid, effect: z.enum(groupEffects) }),
  answer: field.ok,
});
