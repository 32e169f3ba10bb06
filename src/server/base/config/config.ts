// The configuration: environment variables, read and validated once.
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { StartRefused } from '../shared/startRefused.ts';
import { productionProblems } from './production.ts';
import { addressProblems, companyProblems } from './providers.ts';
import type { Setting } from './setting.ts';
import { settings } from './settings.ts';

type Settings = typeof settings;
type Values = {
  readonly [Name in keyof Settings]: Settings[Name] extends Setting<infer Value> ? Value : never;
};

export interface Config extends Omit<Values, 'publicUrl'> {
  readonly isProduction: boolean;
  readonly publicUrl: string;
  /** Without it, people reach the server by any address of this machine. */
  readonly hasPublicUrl: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const leastSecretLength = 32;
/** Placeholder values from documentation, which are refused. */
const example = /example|changeme|secret-?key|replace[-_ ]?me|^(.)\1+$/i;

export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const entries = Object.entries(settings).map(([key, setting]) => [
    key,
    readOne(setting, environment, problems),
  ]);
  refuseWith(problems);
  const values: Values = Object.fromEntries(entries); // one value for every setting, as its own reader made it
  const config = Object.freeze({
    ...values,
    isProduction: values.environment === 'production',
    hasPublicUrl: values.publicUrl !== null,
    clientOrigins: [...values.clientOrigins, ...(values.publicUrl === null ? ownOrigins(values.port) : [])],
    publicUrl: values.publicUrl ?? `http://localhost:${values.port}`,
  });
  refuseWith([
    ...secretProblems(config),
    ...companyProblems(config),
    ...(config.isProduction ? [...addressProblems(config), ...productionProblems(config)] : []),
  ]);
  return config;
}

/** Allowed origins of a server without a public URL: any address of this machine. */
function ownOrigins(port: number): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const names = addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  return names.map((name) => `http://${name}:${port}`);
}

function refuseWith(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new StartRefused(`Invalid settings:\n${problems.map((each) => `  ${each}`).join('\n')}`);
}

function readOne(setting: Setting<unknown>, environment: Environment, problems: string[]): unknown {
  const { name, fallback, isSecret, expected } = setting;
  const text = textOf(setting, environment, problems);
  const read = setting.read(text === undefined || text === '' ? fallback : text);
  if (!read)
    problems.push(isSecret ? `${name} must be ${expected}` : `${name} is "${text}" but must be ${expected}`);
  return read?.value;
}

function textOf(
  { name, isSecret }: Setting<unknown>,
  environment: Environment,
  problems: string[],
): string | undefined {
  const file = isSecret ? environment[`${name}_FILE`] : undefined;
  if (!file) return environment[name];
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    problems.push(`${name}_FILE points to ${file}, which cannot be read`);
    return undefined;
  }
}

function secretProblems(config: Config): string[] {
  const problems: string[] = [];
  if (config.databaseUrl && !config.signingKey) problems.push('SIGNING_KEY must be set when DATABASE_URL is');
  for (const [name, value] of [
    ['SIGNING_KEY', config.signingKey],
    ['SIGNING_KEY_PREVIOUS', config.previousSigningKey],
  ] as const)
    if (value !== null && (value.length < leastSecretLength || example.test(value)))
      problems.push(`${name} must be 32 random bytes in base64url, not an example from a manual`);
  return problems;
}
