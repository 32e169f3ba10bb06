// The identity providers of this server: those that are fully configured.
import { companyAddresses, type companySettings } from './providerSettings.ts';
import type { Setting } from './setting.ts';

type Named = typeof companySettings;
/** The provider part of the configuration. */
type Config = {
  readonly [Name in keyof Named]: Named[Name] extends Setting<infer Value> ? Value : never;
};

export interface Microsoft {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly appIdUri: string | null;
  readonly teamsAppId: string | null;
  readonly loginBase: string;
  readonly graphBase: string;
}

export interface Slack {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Null: people sign in with Slack, and no workspace has the bot. */
  readonly signingSecret: string | null;
  readonly issuer: string;
  readonly apiUrl: string;
  readonly installationUrl: string;
}

export interface Google {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
  readonly tokenInfoUrl: string;
}

export interface StripeAccount {
  readonly stripeKey: string;
  readonly stripeWebhookSecrets: readonly string[];
  readonly stripeAddress: string;
}

export function stripeOf(config: Config): StripeAccount | null {
  const { stripeKey, stripeWebhookSecrets, stripeAddress } = config;
  return stripeKey === null ? null : { stripeKey, stripeWebhookSecrets, stripeAddress };
}

export function microsoftOf(config: Config): Microsoft | null {
  const { microsoftClientId: clientId, microsoftClientSecret: clientSecret } = config;
  if (!(clientId && clientSecret)) return null;
  return {
    clientId,
    clientSecret,
    appIdUri: config.microsoftAppIdUri,
    teamsAppId: config.teamsAppId,
    loginBase: config.microsoftLogin,
    graphBase: config.microsoftGraph,
  };
}

export function slackOf(config: Config): Slack | null {
  const { slackClientId: clientId, slackClientSecret: clientSecret } = config;
  if (!(clientId && clientSecret)) return null;
  return {
    clientId,
    clientSecret,
    signingSecret: config.slackSigningSecret,
    issuer: config.slackIssuer,
    apiUrl: config.slackApi,
    installationUrl: config.slackInstallation,
  };
}

export function googleOf(config: Config): Google | null {
  const { googleClientId: clientId, googleClientSecret: clientSecret } = config;
  if (!(clientId && clientSecret)) return null;
  return { clientId, clientSecret, issuer: config.googleIssuer, tokenInfoUrl: config.googleTokenInfo };
}

/** Settings of which only one half is set. */
export function companyProblems(config: Config): string[] {
  const pairs = [
    ['MS_CLIENT_ID', config.microsoftClientId, 'MS_CLIENT_SECRET', config.microsoftClientSecret],
    ['SLACK_CLIENT_ID', config.slackClientId, 'SLACK_CLIENT_SECRET', config.slackClientSecret],
    ['GOOGLE_CLIENT_ID', config.googleClientId, 'GOOGLE_CLIENT_SECRET', config.googleClientSecret],
  ] as const;
  const hasHook = config.stripeWebhookSecrets.length > 0;
  const stripe =
    (config.stripeKey !== null) === hasHook
      ? []
      : [
          hasHook
            ? 'STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is'
            : 'STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is',
        ];
  const halves = pairs
    .filter(([, id, , secret]) => (id === null) !== (secret === null))
    .map(([idName, id, secretName]) =>
      id === null
        ? `${idName} must be set when ${secretName} is`
        : `${secretName} must be set when ${idName} is`,
    );
  return [...halves, ...stripe];
}

/** In production the addresses of providers must be the real ones. */
export const addressProblems = (config: Config): string[] =>
  Object.entries(companyAddresses)
    .filter(([key, { fallback }]) =>
      Object.entries(config).some(([name, is]) => name === key && is !== fallback),
    )
    .map(([, { name }]) => `${name} must not be set in production`);
