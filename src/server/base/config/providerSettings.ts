// Environment settings of identity providers and chat tools.
import { isOrigin, listSetting, optional, type Setting, secret, textSetting } from './setting.ts';

const text = (name: string, meaning: string): Setting<string | null> =>
  optional({ ...textSetting(name, '', meaning), expected: 'a text' });

/** Other addresses are for tests; refused in production. */
const address = (name: string, fallback: string, meaning: string): Setting<string> => ({
  ...textSetting(name, fallback, `${meaning} Other addresses are for tests only.`),
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
      'Takes payments by Stripe; on together with the secret of its web hook. Not set: the sandbox, which never takes money.',
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
        'Proves that a message to `PUBLIC_URL/api/Stripe/Webhook` is from Stripe; set two, separated by a comma, while one replaces the other.',
    },
    'secrets such as whsec_…',
    (item) => /^whsec_\w+$/.test(item),
  ),
  isSecret: true,
});

/** In production all of them must have their defaults. */
export const companyAddresses = {
  stripeAddress: origin('STRIPE_API', 'https://api.stripe.com', 'The API of Stripe.'),
  apiFootballAddress: address(
    'API_FOOTBALL_URL',
    'https://v3.football.api-sports.io',
    'The API of API-Football.',
  ),
  jolpicaAddress: address('JOLPICA_URL', 'https://api.jolpi.ca/ergast/f1', 'The API of Jolpica.'),
  microsoftLogin: origin('MS_LOGIN_BASE', 'https://login.microsoftonline.com', 'The sign-in of Microsoft.'),
  microsoftGraph: address('MS_GRAPH_BASE', 'https://graph.microsoft.com/v1.0', 'The API of Microsoft Graph.'),
  slackIssuer: origin('SLACK_ISSUER', 'https://slack.com', 'The sign-in of Slack.'),
  slackApi: address('SLACK_API_URL', 'https://slack.com/api/', 'The API of Slack.'),
  slackInstallation: address(
    'SLACK_AUTHORIZATION_URL',
    'https://slack.com/oauth/v2/authorize',
    'The page on which the bot is added to a Slack workspace.',
  ),
  googleIssuer: origin('GOOGLE_ISSUER', 'https://accounts.google.com', 'The sign-in of Google.'),
  googleTokenInfo: address(
    'GOOGLE_TOKENINFO_URL',
    'https://oauth2.googleapis.com/tokeninfo',
    'The call of Google that says which application a token is for.',
  ),
} as const;

export const companySettings = {
  microsoftClientId: text(
    'MS_CLIENT_ID',
    'The application registered with Microsoft; on together with its secret.',
  ),
  microsoftClientSecret: secret('MS_CLIENT_SECRET', 'The secret of that application.'),
  microsoftAppIdUri: text(
    'MS_APP_ID_URI',
    'The Application ID URI of that application, api://<host>/<client id>: signs people in inside Teams without a click.',
  ),
  teamsAppId: text('TEAMS_APP_ID', 'The id of the Teams app in the catalogue; links into Teams carry it.'),
  slackClientId: text('SLACK_CLIENT_ID', 'The Slack app; on together with its secret.'),
  slackClientSecret: secret('SLACK_CLIENT_SECRET', 'The secret of the Slack app.'),
  slackSigningSecret: secret(
    'SLACK_SIGNING_SECRET',
    'Proves that a request is from Slack; without it the bot of the workspace is off.',
  ),
  googleClientId: text('GOOGLE_CLIENT_ID', 'The client registered with Google; on together with its secret.'),
  googleClientSecret: secret('GOOGLE_CLIENT_SECRET', 'The secret of that client.'),
  meetProjectNumber: number(
    'MEET_PROJECT_NUMBER',
    'The number of the Google Cloud project of the Meet add-on; not its id.',
  ),
  stripeKey: stripeKey(),
  stripeWebhookSecrets: stripeWebhookSecrets(),
  ...companyAddresses,
} as const;
