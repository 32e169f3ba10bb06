// A server in small: a webhook is told something, and the process dies while the address is taking it.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../src/server/base/config/config.ts';
import { machineClock } from '../../src/server/base/shared/clock.ts';
import { openLite } from '../../src/server/base/storage/lite/open.ts';
import { secretOf, sendDueWebhooks } from '../../src/server/messaging/webhooks/deliver.ts';
import { newWebhookSecret } from '../../src/server/messaging/webhooks/signature.ts';
import { tellWebhooks } from '../../src/server/messaging/webhooks/tell.ts';
import { bareServer } from '../../src/server/run/start/app.ts';
import { createServices } from '../../src/server/run/start/createServices.ts';
import { lonelyTeam } from '../support/people/storedTeam.ts';

const [, , dataDirectory = ''] = process.argv;
const fail = (why: unknown) => {
  console.error(why);
  process.exit(1);
};
const open = await openLite({ dataDirectory, leastFreeMebibytes: 0 }, machineClock, fail);
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TOPLA_DATA: dataDirectory });
const services = createServices(config, machineClock, bareServer(config).log, open);
const { teamId, userId } = await lonelyTeam(open.rows);
const id = randomUUID();
await open.rows
  .insertInto('webhooks')
  .values({
    id,
    team_id: teamId,
    url: 'https://hooks.example.test',
    events: JSON.stringify(['member.joined']),
    secret: services.encryption.encrypt(newWebhookSecret(), secretOf(id)),
    made_by: userId,
    made_at: 0,
    off_since: null,
  })
  .execute();
await tellWebhooks(open.rows, machineClock.now(), [{ teamId, event: 'member.joined', data: { userId } }]);
await sendDueWebhooks({
  ...services,
  postToStranger: async (post) => {
    writeFileSync(join(dataDirectory, 'posted.json'), JSON.stringify(post));
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => {});
  },
});
