// Environment settings of identity providers and chat tools.
import { isOrigin, listSetting, optional, type Setting, secret, textSetting } from './setting.ts';

const text = (name: string, meaning: string): Setting<string | null> =>
  optional({ ...textSetting(name, '', meaning), expected: 'a text' });

/** Other addresses are for tests; refused in production. */
const address = (name: string, fallback: string, meaning: string): Setting<string> => ({
  ...textSetting(name, fallback, `${meaning} Elsewhere only for tests.`),
  expected: 'an address such as https://login.example.com',
  read: (words) => (URL.canParse(words) ? { value: words } : null),
});

const number = (name: string, meaning: string): Setting<string | null> =>
  optional({
    ...textSetting(name, '', meaning),
    expected: 'a number of digits',
    read: (words) => (/^\d{1,20}$/.test(words) ? { value: words } : null),
  });

const origin = (name: string, fallback: string, meaning: string): Setting<string> => ({
  ...address(name, fallback, meaning),
  read: (words) => (isOrigin(words) ? { value: words } : null),
});

const stripeKey = (): Setting<string | null> =>
  optional({
    ...textSetting(
      'STRIPE_SECRET_KEY',
      '',
      'Takes payments by Stripe; on together with its web hook. Not set: the sandbox, which never takes money.',
    ),
    isSecret: true,
    expected: 'a key such as sk_live_… or rk_live_…',
    read: (words) => (/^[sr]k_(?:live|test)_\w+$/.test(words) ? { value: words } : null),
  });

const stripeWebhookSecrets = (): Setting<readonly string[]> => ({
  ...listSetting(
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      fallback: '',
      meaning:
        'Proves that a message is from Stripe, to `PUBLIC_URL/api/Stripe/Webhook`; two, separated by a comma, while one replaces the other.',
    },
    'secrets such as whsec_…',
    (item) => /^whsec_\w+$/.test(item),
  ),
  isSecret: true,
});

/** All of them at their defaults in production. */
export const companyAddresses = {
  stripeAddress: origin('STRIPE_API', 'https://api.stripe.com', 'Where Stripe is.'),
  apiFootballAddress: address(
    'API_FOOTBALL_URL',
    'https://v3.football.api-sports.io',
    'Where API-Football is.',
  ),
  jolpicaAddress: address('JOLPICA_URL', 'https://api.jolpi.ca/ergast/f1', 'Where Jolpica is.'),
  microsoftLogin: origin(
    'MS_LOGIN_BASE',
    'https://login.microsoftonline.com',
    'Where people sign in with Microsoft.',
  ),
  microsoftGraph: address('MS_GRAPH_BASE', 'https://graph.microsoft.com/v1.0', 'Where Microsoft Graph is.'),
  slackIssuer: origin('SLACK_ISSUER', 'https://slack.com', 'Where people sign in with Slack.'),
  slackApi: address('SLACK_API_URL', 'https://slack.com/api/', 'Where the calls of Slack are.'),
  slackInstallation: address(
    'SLACK_AUTHORIZATION_URL',
    'https://slack.com/oauth/v2/authorize',
    'Where the bot is added to a Slack workspace.',
  ),
  googleIssuer: origin('GOOGLE_ISSUER', 'https://accounts.google.com', 'Where people sign in with Google.'),
  googleTokenInfo: address(
    'GOOGLE_TOKENINFO_URL',
    'https://oauth2.googleapis.com/tokeninfo',
    'Where Google says whom a token is for.',
  ),
} as const;

export const companySettings = {
  microsoftClientId: text(
    'MS_CLIENT_ID',
    'The application registered with Microsoft; on together with its secret.',
  ),
  microsoftClientSecret: secret('MS_CLIENT_SECRET', 'Its secret.'),
  microsoftAppIdUri: text(
    'MS_APP_ID_URI',
    'Its Application ID URI, api://<host>/<client id>: signs people in inside Teams without a click.',
  ),
  teamsAppId: text('TEAMS_APP_ID', 'The id of the Teams app in the catalogue; links into Teams carry it.'),
  slackClientId: text('SLACK_CLIENT_ID', 'The Slack app; on together with its secret.'),
  slackClientSecret: secret('SLACK_CLIENT_SECRET', 'Its secret.'),
  slackSigningSecret: secret(
    'SLACK_SIGNING_SECRET',
    'Proves that a request is from Slack; without it the bot of the workspace is off.',
  ),
  googleClientId: text('GOOGLE_CLIENT_ID', 'The client registered with Google; on together with its secret.'),
  googleClientSecret: secret('GOOGLE_CLIENT_SECRET', 'Its secret.'),
  meetProjectNumber: number(
    'MEET_PROJECT_NUMBER',
    'The number of the Google Cloud project of the Meet add-on; not its id.',
  ),
  stripeKey: stripeKey(),
  stripeWebhookSecrets: stripeWebhookSecrets(),
  ...companyAddresses,
} as const;
