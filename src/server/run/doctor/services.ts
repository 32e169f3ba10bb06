// Checks of what the server talks to: PostgreSQL, Redis, the mail server, and the address people use.

import { createClient } from '@redis/client';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import type { Config } from '../../base/config/config.ts';
import { fetchOutside } from '../../base/shared/outboundFetch.ts';
import { migrations } from '../../base/storage/migrations/all.ts';
import { codeOf, type Finding, fail, ok, warn } from './finding.ts';

const patienceMs = 5_000;
const mostSecondsApart = { warn: 2, fail: 30 };
const leastVersion = 140_000;

/** The clock of the database stamps jobs, that of this machine tokens and moves. */
export function judgeClock(secondsApart: number, whose: string): Finding {
  const apart = Math.abs(secondsApart);
  const words = `${apart.toFixed(1)} s apart from that of ${whose}`;
  if (apart > mostSecondsApart.fail)
    return fail('clock', `${words}: sign-in with other companies fails. Set both by NTP.`);
  if (apart > mostSecondsApart.warn) return warn('clock', `${words}. Set both by NTP.`);
  return ok('clock', `${words}.`);
}

export function judgeMigrations(applied: readonly string[]): Finding {
  const known = Object.keys(migrations);
  const newer = applied.find((name) => !known.includes(name));
  if (newer !== undefined)
    return fail(
      'schema',
      `was written by a newer version (step ${newer}). Start that version, or restore a backup.`,
    );
  const missing = known.length - applied.length;
  if (applied.length === 0) return ok('schema', 'is made at the first start.');
  return missing === 0
    ? ok('schema', 'is up to date.')
    : warn(
        'schema',
        `${missing} ${missing === 1 ? 'step is' : 'steps are'} missing; the next start takes them. Back up first.`,
      );
}

interface DatabaseState {
  readonly version: number;
  readonly now: number;
  readonly is_read_only: boolean;
  readonly has_schema: boolean;
}

async function askPostgres(client: pg.Client, now: () => number): Promise<Finding[]> {
  const { rows } = await client.query<DatabaseState>(`
    select current_setting('server_version_num')::int as version, extract(epoch from clock_timestamp())::float8 as now,
      pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as is_read_only,
      to_regclass('kysely_migration') is not null as has_schema`);
  const [state] = rows;
  if (!state) return [fail('PostgreSQL', 'answers nothing.')];
  const names = state.has_schema
    ? await client.query<{ name: string }>('select name from kysely_migration')
    : null;
  return [
    state.version < leastVersion
      ? fail('PostgreSQL', `is version ${Math.floor(state.version / 10_000)}; 14 is needed at least.`)
      : state.is_read_only
        ? fail(
            'PostgreSQL',
            'takes no writes (a standby, or read-only). DATABASE_URL must lead to the primary.',
          )
        : ok('PostgreSQL', `version ${Math.floor(state.version / 10_000)} answers and takes writes.`),
    judgeMigrations(names?.rows.map(({ name }) => name) ?? []),
    judgeClock(now() / 1_000 - state.now, 'PostgreSQL'),
  ];
}

export async function checkPostgres(url: string, now: () => number): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await askPostgres(client, now);
  } catch (error) {
    return [
      fail(
        'PostgreSQL',
        `cannot be used (${codeOf(error)}). Check host, port, user, password and name in DATABASE_URL.`,
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function checkRedis(url: string): Promise<Finding> {
  const client = createClient({ url, socket: { connectTimeout: patienceMs, reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return ok('Redis', 'answers.');
  } catch (error) {
    return fail(
      'Redis',
      `cannot be used (${codeOf(error)}). Nodes then hear of each other late; check REDIS_URL.`,
    );
  } finally {
    client.destroy();
  }
}

/** Signs in where a user is named; no mail is sent. */
export async function checkMail({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): Promise<Finding> {
  if (smtpUrl === null)
    return warn(
      'mail',
      'is off: admins confirm newcomers by hand, and nobody gets a new password. Set SMTP_URL and MAIL_FROM.',
    );
  const times = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = createTransport({ url: smtpUrl, ...times });
  try {
    await transport.verify();
    return /@localhost/.test(mailFrom)
      ? warn('mail', 'the server answers; set MAIL_FROM to an address of yours, or mails end as junk.')
      : ok('mail', `the server answers; mails are from ${mailFrom}.`);
  } catch (error) {
    return fail('mail', `the server refuses or does not answer (${codeOf(error)}). Check SMTP_URL.`);
  } finally {
    transport.close();
  }
}

/** Sends no span: a collector takes an empty list as well, and refuses a wrong path or header. */
export async function checkCollector(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Finding> {
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ resourceSpans: [] }),
  };
  try {
    const { ok: isTaken, status } = await fetchOutside(url, init, patienceMs);
    return isTaken
      ? ok('traces', 'the collector takes them.')
      : fail(
          'traces',
          `the collector answers with ${status}. Check OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS.`,
        );
  } catch (error) {
    return fail(
      'traces',
      `the collector does not answer (${codeOf(error)}). Check OTEL_EXPORTER_OTLP_ENDPOINT.`,
    );
  }
}

/** Where people reach the server: over https, and with a clock that agrees with ours. */
export async function checkAddress(
  { hasPublicUrl, publicUrl }: Pick<Config, 'hasPublicUrl' | 'publicUrl'>,
  now: () => number,
): Promise<Finding[]> {
  if (!hasPublicUrl) return [warn('address', 'links in mails lead to this machine. Set PUBLIC_URL.')];
  const secure = publicUrl.startsWith('https://')
    ? []
    : [warn('address', `${publicUrl} is not https: sign-in with other companies and frames do not work.`)];
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(patienceMs) });
    const date = Date.parse(answer.headers.get('date') ?? '');
    const clock = Number.isNaN(date) ? [] : [judgeClock((now() - date) / 1_000, 'the address')];
    return answer.ok
      ? [...secure, ok('address', `${publicUrl} answers.`), ...clock]
      : [...secure, warn('address', `${publicUrl} answers with ${answer.status}. Is the server running?`)];
  } catch (error) {
    return [
      ...secure,
      warn('address', `${publicUrl} does not answer (${codeOf(error)}). Is the server running?`),
    ];
  }
}
