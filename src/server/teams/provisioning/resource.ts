// People and groups of the team as SCIM resources, and lists of them.
import { timeOf } from '../../base/shared/isoTime.ts';
import type { GroupLine } from './groupStore.ts';
import type { StoredUser } from './store.ts';

export const scimPath = '/scim/v2';
export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';

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
    groups: user.groups.map((group) => ({
      value: group.id,
      $ref: `${publicUrl}${scimPath}/Groups/${group.id}`,
      display: group.name,
      type: 'direct',
    })),
    meta: {
      resourceType: 'User',
      created: timeOf(created),
      lastModified: timeOf(Math.max(created, user.changed_at ?? 0, user.disabled_at ?? 0)),
      location: `${publicUrl}${scimPath}/Users/${id}`,
    },
  };
}

/** `members` null: they were not wanted. */
export function groupResource({ group, members }: GroupLine, publicUrl: string) {
  const { id, name, external_id, created_at, changed_at } = group;
  return {
    schemas: [groupSchema],
    id,
    ...(external_id !== null && { externalId: external_id }),
    displayName: name,
    ...(members !== null && {
      members: members.map((member) => ({
        value: member.id,
        $ref: `${publicUrl}${scimPath}/Users/${member.id}`,
        display: member.name,
        type: 'User',
      })),
    }),
    meta: {
      resourceType: 'Group',
      created: timeOf(created_at),
      lastModified: timeOf(changed_at),
      location: `${publicUrl}${scimPath}/Groups/${id}`,
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
