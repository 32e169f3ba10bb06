// Tables of groups that the directory of a company keeps by SCIM, and of those of its sign-in that are departments.
import type { GroupEffect } from '../../../../contract/admin/groups.ts';
import type { TableRecords } from './record.ts';

export interface ProvisionedGroupsTable {
  id: string;
  team_id: string;
  name: string;
  /** The name by which groups are told apart and looked for: one of each in a team, whatever its capitals. */
  name_key: string;
  /** The id that the directory gave the group. */
  external_id: string | null;
  effect: GroupEffect;
  created_at: number;
  changed_at: number;
}

export interface ProvisionedGroupMembersTable {
  group_id: string;
  user_id: string;
}

/** Of the connection of the team: goes with it. */
export interface SsoDepartmentsTable {
  id: string;
  team_id: string;
  /** The group as the provider names it. */
  said: string;
  name: string;
  /** As that of a provisioned group. */
  name_key: string;
}

interface SsoDepartmentMembersTable {
  department_id: string;
  user_id: string;
}

export interface GroupTables {
  provisioned_groups: ProvisionedGroupsTable;
  provisioned_group_members: ProvisionedGroupMembersTable;
  sso_departments: SsoDepartmentsTable;
  sso_department_members: SsoDepartmentMembersTable;
}

export const groupRecords = {
  provisioned_groups: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      name: 'internal',
      name_key: 'internal',
      external_id: 'internal',
      effect: 'internal',
      created_at: 'internal',
      changed_at: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  provisioned_group_members: {
    columns: { group_id: 'exported', user_id: 'person' },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  sso_departments: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      said: 'internal',
      name: 'internal',
      name_key: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  sso_department_members: {
    columns: { department_id: 'exported', user_id: 'person' },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
} as const satisfies TableRecords<GroupTables>;
