// Every hour: reads the metadata of SAML providers that was last read a day ago.
import { type RefreshServices, refreshMetadata } from '../../teams/sso/saml/refresh.ts';
import type { Job } from './schedule.ts';

export const samlMetadata = (services: RefreshServices): Job => ({
  name: 'samlMetadata',
  cron: '41 * * * *',
  timeZone: 'UTC',
  run: () => refreshMetadata(services),
});
