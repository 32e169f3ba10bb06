// The services that single sign-on needs.
import type { ServerMetadata } from 'openid-client';
import type { AskStranger } from '../../base/shared/askStranger.ts';
import type { Cache } from '../../base/shared/cache.ts';
import type { ReadTxt } from '../../base/shared/txtRecords.ts';
import type { AccountServices } from '../accounts/services.ts';

export interface SsoServices
  extends Pick<
    AccountServices,
    | 'announcements'
    | 'clock'
    | 'config'
    | 'database'
    | 'encryption'
    | 'log'
    | 'mailer'
    | 'members'
    | 'notifications'
    | 'passwords'
    | 'rates'
    | 'sessions'
    | 'tokens'
  > {
  /** Reaches what teams typed in; nothing inside the network but what the operator named. */
  readonly askStranger: AskStranger;
  /** What providers said of themselves in the last minutes. */
  readonly knownProviders: Cache<ServerMetadata>;
  readonly readTxt: ReadTxt;
}
