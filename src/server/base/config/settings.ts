// Every setting of the server. `npm run -s list:settings` prints the table of docs/OPERATIONS.md from it.
import { services } from '../../../contract/endpoint.ts';
import { companySettings } from './providerSettings.ts';
import { reachSettings } from './reachSettings.ts';
import {
  addressSetting,
  isOrigin,
  listSetting,
  numberSetting,
  optional,
  type Setting,
  secret,
  switchSetting,
  textSetting,
  wordSetting,
} from './setting.ts';
import { traceSettings } from './traceSettings.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const origins = 'origins such as https://play.example.com, separated by commas';
const isService = (word: string): boolean => services.some((service) => service === word);

const number = (name: string, fallback: string, least: number, most: number, meaning: string) =>
  numberSetting({ name, meaning, fallback }, least, most);

const list = (
  name: string,
  fallback: string,
  meaning: string,
  expected: string,
  isRight: (item: string) => boolean,
) => listSetting({ name, meaning, fallback }, expected, isRight);

export const settings = {
  environment: wordSetting(
    {
      name: 'NODE_ENV',
      fallback: 'development',
      meaning: '`production` refuses everything that is only for trying out.',
    },
    ['development', 'test', 'production'],
  ),
  port: number('PORT', '3000', 0, 65_535, 'Where the server listens; 0: any free port.'),
  host: textSetting('HOST', '0.0.0.0', 'The address the server listens on.'),
  metricsPort: number(
    'METRICS_PORT',
    '9464',
    0,
    65_535,
    'The port `/metrics` is served on, apart from all else; 0: any free port.',
  ),
  metricsHost: textSetting(
    'METRICS_HOST',
    '127.0.0.1',
    'The address `/metrics` is served on, by default to this machine only. Set another one only where nobody but Prometheus can reach the port.',
  ),
  publicUrl: optional({
    ...textSetting(
      'PUBLIC_URL',
      '',
      'The origin people reach the server by; links in mails begin with it. Not set: http://localhost and the port.',
    ),
    expected: 'an origin such as https://play.example.com',
    read: (text) => (isOrigin(text) ? { value: text } : null),
  }),
  clientOrigins: list(
    'CLIENT_ORIGINS',
    '',
    'Other origins the client is served from: they may call this server.',
    origins,
    isOrigin,
  ),
  apiOrigins: list(
    'API_ORIGINS',
    '',
    'Other origins the client calls, when the services are split.',
    origins,
    isOrigin,
  ),
  frameAncestors: list(
    'FRAME_ANCESTORS',
    'https://*.cloud.microsoft,https://teams.microsoft.com,https://*.teams.microsoft.com',
    'Hosts that may show the product in a frame, besides Google Meet.',
    'origins, a host may begin with *.',
    (item) => isOrigin(item.replace('://*.', '://any.')),
  ),
  slackFrames: switchSetting('SLACK_FRAMES', 'Whether Slack may show the product in a frame.'),
  services: list(
    'SERVICES',
    services.join(','),
    'Which services this process offers.',
    `any of ${services.join(', ')}`,
    isService,
  ),
  dataDirectory: textSetting(
    'TOPLA_DATA',
    './data',
    'The directory of the embedded database and the signing key.',
  ),
  leastFreeMebibytes: number(
    'MIN_FREE_MIB',
    '256',
    0,
    1_000_000,
    'With less free disk space than this the embedded database refuses writes.',
  ),
  databaseUrl: addressSetting(
    'DATABASE_URL',
    ['postgres', 'postgresql'],
    'A PostgreSQL server, 15 or newer. Not set: the embedded database.',
  ),
  databaseConnections: number(
    'DATABASE_CONNECTIONS',
    '10',
    2,
    1_000,
    'The largest number of connections of a node to PostgreSQL.',
  ),
  nodes: {
    ...textSetting(
      'NODES',
      'auto',
      'With PostgreSQL: how many nodes serve behind the one port, each a process. auto: one for every two cores.',
    ),
    expected: 'auto or a number from 1 to 64',
    read: (text) => {
      const value = Number(text);
      if (text === 'auto') return { value: 'auto' as const };
      return Number.isInteger(value) && value >= 1 && value <= 64 ? { value } : null;
    },
  },
  redisUrl: addressSetting(
    'REDIS_URL',
    ['redis', 'rediss'],
    'A Redis server for the messages between nodes. Not set: they go over PostgreSQL.',
  ),
  signingKey: secret(
    'SIGNING_KEY',
    'Signs the tokens: 32 random bytes in base64url. Not set, with the embedded database: generated and stored in the data directory.',
  ),
  previousSigningKey: secret(
    'SIGNING_KEY_PREVIOUS',
    'The key used before. Tokens signed with it are still accepted.',
  ),
  tokenLifeMinutes: number(
    'TOKEN_LIFE_MINUTES',
    '1440',
    1,
    10_080,
    'How long a token is valid before it must be renewed.',
  ),
  smtpUrl: addressSetting(
    'SMTP_URL',
    ['smtp', 'smtps'],
    'Sends the mails, such as smtps://user:password@mail.example.com. Not set: the start prints a link to them, and admins confirm newcomers.',
  ),
  mailFrom: textSetting('MAIL_FROM', 'Topla <topla@localhost>', 'The sender address of all mails.'),
  pushServices: list(
    'PUSH_SERVICES',
    'browsers',
    'The push services notifications may be sent to. `browsers`: those of Chrome, Edge, Firefox and Safari; `off`: none.',
    'browsers, off, or origins, where a host may begin with *.',
    (item) => item === 'browsers' || item === 'off' || isOrigin(item.replace('://*.', '://any.')),
  ),
  ...reachSettings,
  feedbackMail: optional({
    ...textSetting(
      'FEEDBACK_MAIL',
      '',
      'The address feedback is mailed to. Not set: feedback is only stored.',
    ),
    expected: 'an e-mail address',
    read: (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? { value: text } : null),
  }),
  clicksUrl: addressSetting(
    'CLICKS_URL',
    ['https', 'http'],
    'The address that receives a note, without names, when somebody opens help or feedback or copies an invite link. Not set: no note is sent.',
  ),
  privacyUrl: {
    ...addressSetting(
      'PRIVACY_URL',
      ['https'],
      'Your own privacy policy; /privacy leads there. Not set: /privacy shows the text that comes with Topla.',
    ),
    isSecret: false,
  },
  termsUrl: {
    ...addressSetting(
      'TERMS_URL',
      ['https'],
      'Your own terms of use; /terms leads there. Not set: /terms shows the text that comes with Topla.',
    ),
    isSecret: false,
  },
  trustedProxies: list(
    'TRUST_PROXY',
    '',
    'Addresses or ranges of the proxies whose X-Forwarded-For is believed.',
    'addresses or ranges',
    (item) => /^[\da-fA-F:.]+(?:\/\d{1,3})?$/.test(item),
  ),
  specialTeams: list(
    'SPECIAL_TEAMS',
    '',
    'Ids of the teams with a menu and theme of their own.',
    'team ids',
    (item) => uuid.test(item),
  ),
  eventSchedulerTeams: list(
    'EVENT_SCHEDULER_TEAMS',
    '',
    'Ids of the teams that see the event scheduler, or `all`.',
    'team ids, or all',
    (item) => item === 'all' || uuid.test(item),
  ),
  predictorSeasons: list(
    'PREDICTOR_SEASONS',
    '39-2025,203-2025,2-2025,f1-2025',
    'The seasons teams may predict: league and season as API-Football counts them, or f1 and a season.',
    'seasons such as 39-2025 or f1-2025',
    (item) => /^(?:f1|\d{1,6})-20\d\d$/.test(item),
  ),
  apiFootballKey: secret(
    'API_FOOTBALL_KEY',
    'Reads fixtures and results of football from API-Football. Not set: shipped sample seasons, and results typed in by admins.',
  ),
  isJolpicaOn: switchSetting(
    'JOLPICA',
    'Whether races of Formula 1 and their results are read from Jolpica; else the shipped season is used.',
  ),
  planPrices: list(
    'PLAN_PRICES',
    'team:50:300:3000:4900:49000,business:500:400:4000:29900:299000',
    'The packages: name, largest number of people, price per person by month and by year, price for all by month and by year; in cents.',
    'packages such as team:50:300:3000:4900:49000, of team and business',
    (item) => /^(?:team|business)(?::\d{1,7}){5}$/.test(item),
  ),
  planCurrency: {
    ...textSetting('PLAN_CURRENCY', 'EUR', 'The currency of the prices.'),
    expected: 'three capital letters such as EUR',
    read: (text) => (/^[A-Z]{3}$/.test(text) ? { value: text } : null),
  },
  billingSeller: textSetting(
    'BILLING_SELLER',
    'Topla',
    'The seller on invoices of the sandbox: name and address, separated by semicolons.',
  ),
  billingContact: optional({
    ...textSetting(
      'BILLING_CONTACT',
      '',
      'The address that admins of larger teams write to for a price. Not set: the page of plans names no address.',
    ),
    expected: 'an e-mail address',
    read: (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? { value: text } : null),
  }),
  ...companySettings,
  logLevel: wordSetting(
    { name: 'LOG_LEVEL', fallback: 'info', meaning: 'The lowest level that is logged.' },
    ['debug', 'info', 'warn', 'error', 'silent'],
  ),
  ...traceSettings,
  countdownMs: number(
    'COUNTDOWN_MS',
    '3000',
    0,
    60_000,
    'The time between the moment everyone at a table is ready and the first move.',
  ),
  botPaceMs: number(
    'BOT_PACE_MS',
    '700',
    0,
    10_000,
    'A bot takes at least this long for a move, so that people can follow; 0: bots do not wait.',
  ),
  rateScale: number(
    'RATE_SCALE',
    '1',
    0.01,
    1_000_000,
    'Multiplies every rate limit; for load tests, refused in production.',
  ),
} as const satisfies Record<string, Setting<unknown>>;
