// A directory that provisions a team by SCIM, as Entra ID and Okta ask.
import type { Somebody, TestApp } from '../servers/testApp.ts';
import { makeToken } from './teamToken.ts';

export interface ScimAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
}

export interface Directory {
  readonly token: string;
  ask(method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT', path: string, body?: unknown): Promise<ScimAnswer>;
  /** The users that a filter finds. */
  find(filter: string): Promise<unknown[]>;
  /** The groups that a filter finds, without their members. */
  findGroups(filter: string): Promise<unknown[]>;
  /** A PATCH of a user with these operations. */
  patch(id: string, ...operations: readonly object[]): Promise<ScimAnswer>;
  patchGroup(id: string, ...operations: readonly object[]): Promise<ScimAnswer>;
}

export async function openDirectory(
  testApp: TestApp,
  admin: Pick<Somebody, 'token'>,
  name = 'Entra',
): Promise<Directory> {
  const made = await makeToken(testApp, admin, { name, scopes: ['people:provision'] });
  return directoryBy(testApp, String(made.body.token));
}

export function directoryBy(testApp: TestApp, token: string): Directory {
  const ask: Directory['ask'] = async (method, path, body) => {
    const raw = await testApp.app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: raw.statusCode,
      body: raw.body === '' ? {} : Object(raw.json()),
      headers: raw.headers,
    };
  };
  return {
    token,
    ask,
    async find(filter) {
      const { body } = await ask('GET', `/Users?filter=${encodeURIComponent(filter)}`);
      return Array.isArray(body.Resources) ? body.Resources : [body];
    },
    async findGroups(filter) {
      const path = `/Groups?excludedAttributes=members&filter=${encodeURIComponent(filter)}`;
      const { body } = await ask('GET', path);
      return Array.isArray(body.Resources) ? body.Resources : [body];
    },
    patch: (id, ...operations) => ask('PATCH', `/Users/${id}`, patchOf(operations)),
    patchGroup: (id, ...operations) => ask('PATCH', `/Groups/${id}`, patchOf(operations)),
  };
}

const patchOf = (operations: readonly object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
});

/** A group as Entra ID sends one. */
export const newGroup = (displayName: string, more: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
  externalId: `ext-${displayName}`,
  displayName,
  meta: { resourceType: 'Group' },
  ...more,
});

export const membersOf = (...ids: readonly string[]) => ids.map((value) => ({ value }));

/** A user as Entra ID sends one. */
export const newUser = (userName: string, more: object = {}) => ({
  schemas: [
    'urn:ietf:params:scim:schemas:core:2.0:User',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  ],
  externalId: `ext-${userName}`,
  userName,
  active: true,
  displayName: 'Ada Lovelace',
  emails: [{ primary: true, type: 'work', value: userName }],
  name: { formatted: 'Ada Lovelace', familyName: 'Lovelace', givenName: 'Ada' },
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Engines' },
  ...more,
});
