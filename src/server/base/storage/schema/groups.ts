// Tables of groups that the directory of a company keeps by SCIM.
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

export interface GroupTables {
  provisioned_groups: ProvisionedGroupsTable;
  provisioned_group_members: ProvisionedGroupMembersTable;
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
} as const satisfies TableRecords<GroupTables>;
