// The data of a team as one file, made in parts while it is sent: a page of rows at a time, so that a long history needs no more memory than a short one.
import { sql } from 'kysely';
import type * as admin from '../../../contract/admin/admin.ts';
import { refuse } from '../../../contract/errors.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { tableRecords } from '../../base/storage/schema/records.ts';
import type { Handler } from '../../web/http/route.ts';
import { StreamedFile } from '../../web/http/streamedFile.ts';
import { settingsOf } from './adminPage.ts';
import { asAdmin } from './asAdmin.ts';
import { writeAudit } from './auditStore.ts';
import { type ExportRule, exportRules } from './exportRules.ts';
import type { AdminServices } from './services.ts';
import { readShownTokens } from './teamTokens.ts';
import { readShownWebhooks } from './webhooks.ts';

type Deps = Pick<AdminServices, 'chat' | 'clock' | 'config' | 'database'>;

export const exportTeam =
  (services: Deps): Handler<typeof admin.exportTeam> =>
  async (context) => {
    const { clock, database } = services;
    const { member, team, log } = context;
    const { teamId } = team;
    const refusal = await asAdmin(services, context, async (trx, at) => {
      await writeAudit(trx, { teamId, actorId: member.userId, at }, [{ act: 'exported' }]);
      return null;
    });
    if (refusal) return refusal;
    logSecurityEvent(log, { security: 'teamExported', userId: member.userId, teamId });
    const settings = await settingsOf(services, teamId);
    if (!settings) return refuse('NotFound');
    const now = clock.now();
    const head = {
      exportedAt: timeOf(now),
      settings,
      tokens: await readShownTokens(services, teamId),
      webhooks: await readShownWebhooks(database, teamId),
    };
    return new StreamedFile(fileOf(database, { teamId, now }, head));
  };

interface Exporting {
  readonly teamId: string;
  readonly now: number;
}

/** One JSON object: the head's fields, and `tables` with a list of rows by the name of each table. */
async function* fileOf(database: Database, about: Exporting, head: object): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},\n"tables":{`;
  let isFirst = true;
  for (const [table, rule] of Object.entries(exportRules)) {
    if (typeof rule === 'string') continue;
    yield `${isFirst ? '' : ','}\n${JSON.stringify(table)}:[`;
    isFirst = false;
    yield* rowsOf(database, about, table, rule);
    yield ']';
  }
  yield '}}\n';
}

/** Games are stored with all their moves. */
const pageOf = (table: string): number => (table === 'matches' ? 50 : 500);

async function* rowsOf(
  database: Database,
  about: Exporting,
  table: string,
  { key, without, more, isIn }: Exclude<ExportRule, string>,
): AsyncGenerator<string> {
  const columns = columnsOf(table).filter((column) => !without.includes(column));
  const shown = [...new Set([...columns, ...key])].map((column) => sql.ref(column));
  const extra = Object.entries(more).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const order = sql.join(key.map((column) => sql.ref(column)));
  const most = pageOf(table);
  let last: Readonly<Record<string, unknown>> | undefined;
  let isFirst = true;
  do {
    const after = last;
    const isNext = after
      ? sql`(${order}) > (${sql.join(key.map((column) => sql`${after[column]}`))})`
      : sql`true`;
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join([...shown, ...extra])} from ${sql.table(table)}
      where ${isIn(about)} and ${isNext} order by ${order} limit ${most}`.execute(database);
    for (const row of rows) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
      isFirst = false;
    }
    last = rows.length === most ? rows.at(-1) : undefined;
  } while (last);
}

/** What is in the record of the table, but the secrets. */
function columnsOf(table: string): string[] {
  const record = new Map(Object.entries(tableRecords)).get(table);
  return Object.entries(record?.columns ?? {}).flatMap(([column, kind]) =>
    kind === 'secret' ? [] : [column],
  );
}
