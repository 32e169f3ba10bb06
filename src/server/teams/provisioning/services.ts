// The services that provisioning by a directory needs, and who asks.
import type { Log } from '../../base/shared/log.ts';
import type { Member, MyTeam } from '../../people/members.ts';
import type { AccountServices } from '../accounts/services.ts';

export type ProvisioningServices = Pick<
  AccountServices,
  | 'announcements'
  | 'clock'
  | 'config'
  | 'database'
  | 'members'
  | 'notifications'
  | 'rates'
  | 'sessions'
  | 'tables'
  | 'tokens'
>;

/** A directory that asks by a token of the team. */
export interface Directory {
  /** Who made the token; reads have no person. */
  readonly member: Member;
  readonly team: MyTeam;
  readonly tokenName: string;
  readonly log: Log;
}
