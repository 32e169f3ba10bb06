// The call by which an admin chooses which groups of the company’s sign-in are departments, and what they are called here.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

/** What follows from being in a group: nothing, or the department for team cups. */
export const ssoGroupEffects = ['nothing', 'department'] as const;
export type SsoGroupEffect = (typeof ssoGroupEffects)[number];

export const ssoGroupLimits = {
  /** The longest name or id of a group that is read. */
  group: 200,
  /** The longest name of a department. */
  name: 40,
  /** Departments of one team. */
  most: 100,
} as const;

export const SsoDepartment = z.object({
  /** As the provider names it. */
  group: z.string(),
  name: z.string(),
  people: z.number(),
});
export type SsoDepartment = z.infer<typeof SsoDepartment>;

const text = (longest: number) =>
  z.string().check(
    z.overwrite((words) => words.trim()),
    z.minLength(1),
    z.maxLength(longest),
  );

export const setSsoGroup = endpoint({
  service: 'authorization',
  access: 'admin',
  rate: ['ADM'],
  method: 'POST',
  path: '/api/Admin/SetSsoGroup',
  changes: ['sso', 'groups', 'auditLog'],
  summary:
    'Choose whether a group of the company’s sign-in is a department; its people join it as they sign in',
  claims: { teamId: 'team' },
  body: z.object({
    teamId: z.optional(field.uuid),
    group: text(ssoGroupLimits.group),
    effect: z.enum(ssoGroupEffects),
    /** What the department is called; left out: as the group. */
    name: z.optional(text(ssoGroupLimits.name)),
  }),
  answer: field.ok,
});
