// The call that stores the connection of a team by SAML 2.0; everything else of single sign-on goes on as by OpenID Connect.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { ssoLimits } from './sso.ts';

const text = z.string().check(
  z.overwrite((words) => words.trim()),
  z.maxLength(ssoLimits.text),
);

export const saveSaml = endpoint({
  service: 'authorization',
  access: 'admin',
  rate: ['ADM'],
  method: 'POST',
  path: '/api/Admin/SaveSaml',
  changes: ['sso', 'auditLog'],
  summary: 'Store the connection by SAML 2.0; with another provider it is off until it was tested again',
  isLong: true,
  mostBytes: 4 * ssoLimits.metadata,
  confirmFirst: 'always',
  claims: { teamId: 'team' },
  body: z.object({
    teamId: z.optional(field.uuid),
    /** The description of the provider, or its https address. Left out: as it was. */
    metadata: z.optional(
      z.string().check(
        z.overwrite((words) => words.trim()),
        z.minLength(1),
        z.maxLength(ssoLimits.metadata),
      ),
    ),
    /** Names of attributes; empty: the usual ones. */
    emailAttribute: text,
    nameAttribute: text,
    groupsClaim: text,
    adminGroup: text,
  }),
  answer: field.ok,
});
