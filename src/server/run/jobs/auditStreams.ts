// Every minute: sends the entries of audit logs that wait to the receivers that teams named.
import { type AuditStreamServices, sendDueAudit } from '../../messaging/audit/deliver.ts';
import type { Job } from './schedule.ts';

export const auditStreams = (services: AuditStreamServices): Job => ({
  name: 'auditStreams',
  cron: '* * * * *',
  timeZone: 'UTC',
  run: () => sendDueAudit(services),
});
