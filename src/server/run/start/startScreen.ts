// The screen printed at the start: what is on, what is off, and which setting turns it on. No secrets.
import { availableParallelism } from 'node:os';
import type { Config } from '../../base/config/config.ts';
import { googleOf, microsoftOf, slackOf } from '../../base/config/providers.ts';
import { hasOutboxPage } from '../../messaging/mail/outboxPage.ts';
import { nodesOf } from './nodes.ts';

/** `off` describes what happens instead, and how to turn it on. */
interface Feature {
  readonly name: string;
  readonly isOn: boolean;
  readonly off: string;
}

function featuresOf(config: Config): Feature[] {
  const slack = slackOf(config);
  const outbox = hasOutboxPage(config) ? 'shown by the link below; ' : '';
  return [
    {
      name: 'PostgreSQL',
      isOn: config.databaseUrl !== null,
      off: `embedded, in ${config.dataDirectory}; for several nodes set DATABASE_URL and SIGNING_KEY`,
    },
    { name: 'Redis', isOn: config.redisUrl !== null, off: messagesWithoutRedis(config) },
    {
      name: 'mail',
      isOn: config.smtpUrl !== null,
      off: `off, ${outbox}admins confirm newcomers in the members list; set SMTP_URL`,
    },
    { name: 'feedback', isOn: config.feedbackMail !== null, off: 'only kept; set FEEDBACK_MAIL' },
    {
      name: 'Microsoft',
      isOn: microsoftOf(config) !== null,
      off: 'off, set MS_CLIENT_ID and MS_CLIENT_SECRET',
    },
    { name: 'Slack', isOn: slack !== null, off: 'off, set SLACK_CLIENT_ID and SLACK_CLIENT_SECRET' },
    {
      name: 'Slack bot',
      isOn: slack !== null && slack.signingSecret !== null,
      off: 'off, set SLACK_SIGNING_SECRET as well',
    },
    {
      name: 'Google',
      isOn: googleOf(config) !== null,
      off: 'off, set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
    },
    { name: 'Meet', isOn: config.meetProjectNumber !== null, off: 'off, set MEET_PROJECT_NUMBER' },
    {
      name: 'payments',
      isOn: config.stripeKey !== null,
      off: 'sandbox, takes no money; set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
    },
    {
      name: 'football',
      isOn: config.apiFootballKey !== null,
      off: 'sample seasons; set API_FOOTBALL_KEY',
    },
    { name: 'Formula 1', isOn: config.isJolpicaOn, off: 'sample season; set JOLPICA=on' },
    {
      name: 'traces',
      isOn: config.traceEndpoint !== null,
      off: 'off, set OTEL_EXPORTER_OTLP_ENDPOINT',
    },
    {
      name: 'proxy',
      isOn: config.trustedProxies.length > 0,
      off: 'none; behind one, set TRUST_PROXY to its address',
    },
    {
      name: 'address',
      isOn: config.hasPublicUrl,
      off: 'links in mails lead to this machine; set PUBLIC_URL',
    },
  ];
}

/** Only where there are several. */
function nodesInWords({ databaseUrl, nodes }: Config): string {
  const count = databaseUrl === null ? 1 : nodesOf(nodes, availableParallelism());
  return count > 1 ? `, on ${count} nodes (NODES)` : '';
}

/** Several nodes need PostgreSQL alone. */
const messagesWithoutRedis = ({ databaseUrl }: Config): string =>
  databaseUrl === null
    ? 'off, not needed by a single node; set REDIS_URL'
    : 'off, nodes hear of each other over PostgreSQL; set REDIS_URL';

export function startScreen(config: Config, port: number): string {
  const lines = featuresOf(config).map(({ name, isOn, off }) => `  ${name.padEnd(10)} ${isOn ? 'on' : off}`);
  const url = config.hasPublicUrl ? config.publicUrl : `http://localhost:${port}`;
  return `Topla is running at ${url}${nodesInWords(config)}\n${lines.join('\n')}\n`;
}
