// A person of the team as a SCIM resource, and lists of them.
import { timeOf } from '../../base/shared/isoTime.ts';
import type { StoredUser } from './store.ts';

export const scimPath = '/scim/v2';
export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';

export function userResource(user: StoredUser, publicUrl: string) {
  const { id, name, email, external_id, given_name, family_name } = user;
  const created = user.joined_at ?? user.created_at;
  return {
    schemas: [userSchema],
    id,
    ...(external_id !== null && { externalId: external_id }),
    userName: email,
    displayName: name,
    name: {
      formatted: name,
      ...(given_name !== null && { givenName: given_name }),
      ...(family_name !== null && { familyName: family_name }),
    },
    emails: [{ value: email, type: 'work', primary: true }],
    active: user.disabled_at === null,
    meta: {
      resourceType: 'User',
      created: timeOf(created),
      lastModified: timeOf(Math.max(created, user.changed_at ?? 0, user.disabled_at ?? 0)),
      location: `${publicUrl}${scimPath}/Users/${id}`,
    },
  };
}

export const listOf = (resources: readonly object[], total: number, startIndex = 1) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});
