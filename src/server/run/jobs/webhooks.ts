// Every minute: sends to webhooks what has happened in their teams, and what they did not take before.
import { sendDueWebhooks, type WebhookServices } from '../../messaging/webhooks/deliver.ts';
import type { Job } from './schedule.ts';

export const webhooks = (services: WebhookServices): Job => ({
  name: 'webhooks',
  cron: '* * * * *',
  timeZone: 'UTC',
  run: () => sendDueWebhooks(services),
});
