// The services that the admin panel needs.
import type { Config } from '../../base/config/config.ts';
import type { Announcements } from '../../base/shared/announcements.ts';
import type { AuditStreamServices } from '../../messaging/audit/deliver.ts';
import type { Chat } from '../../messaging/chat/chat.ts';
import type { Mailer } from '../../messaging/mail/mailer.ts';
import type { WebhookServices } from '../../messaging/webhooks/deliver.ts';
import type { Tables } from '../../tables/matches/tables.ts';
import type { Album } from '../../web/pictures/album.ts';

export interface AdminServices extends WebhookServices, Omit<AuditStreamServices, 'config'> {
  readonly album: Album;
  readonly announcements: Announcements;
  readonly chat: Chat;
  readonly config: Pick<Config, 'publicUrl' | 'smtpUrl'>;
  readonly mailer: Mailer;
  readonly tables: Tables;
}
