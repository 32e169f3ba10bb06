// The records of all tables: what each holds about people, and for how long; removes what was kept that long.
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { isRowHeld } from '../held.ts';
import { adminRecords } from './admin.ts';
import { auditStreamRecords } from './auditStreams.ts';
import { billingRecords } from './billing.ts';
import { bingoRecords } from './bingo.ts';
import { chatRecords } from './chat.ts';
import { dailyRecords } from './daily.ts';
import { drawRecords } from './draws.ts';
import { groupRecords } from './groups.ts';
import { identityRecords } from './identity.ts';
import { keepingRecords } from './keeping.ts';
import { mailRecords } from './mail.ts';
import { matchRecords } from './matches.ts';
import { notificationRecords } from './notifications.ts';
import { ownPlayRecords } from './ownPlay.ts';
import { peopleRecords } from './people.ts';
import { playsRecords } from './plays.ts';
import { pollRecords } from './polls.ts';
import { predictionRecords } from './predictions.ts';
import { progressRecords } from './progress.ts';
import { pushRecords } from './push.ts';
import { puzzleRecords } from './puzzles.ts';
import { rateRecords } from './rates.ts';
import { ratingRecords } from './ratings.ts';
import type { TableRecords } from './record.ts';
import type { Schema } from './schema.ts';
import { sessionRecords } from './sessions.ts';
import { ssoRecords } from './sso.ts';
import { teamRecords } from './teams.ts';
import { tournamentRecords } from './tournaments.ts';
import { triviaRecords } from './trivia.ts';
import { webhookRecords } from './webhooks.ts';

export const tableRecords: TableRecords<Schema> = {
  ...peopleRecords,
  ...teamRecords,
  ...sessionRecords,
  ...mailRecords,
  ...notificationRecords,
  ...pushRecords,
  ...matchRecords,
  ...dailyRecords,
  ...ownPlayRecords,
  ...progressRecords,
  ...ratingRecords,
  ...playsRecords,
  ...puzzleRecords,
  ...bingoRecords,
  ...tournamentRecords,
  ...adminRecords,
  ...keepingRecords,
  ...billingRecords,
  ...triviaRecords,
  ...predictionRecords,
  ...pollRecords,
  ...drawRecords,
  ...identityRecords,
  ...rateRecords,
  ...chatRecords,
  ...webhookRecords,
  ...ssoRecords,
  ...groupRecords,
  ...auditStreamRecords,
};

/** Idempotent: may run twice, or on two nodes. What a legal hold covers stays. */
export async function removeExpired(database: Database, now: number): Promise<void> {
  for (const [table, { kept, held }] of Object.entries(tableRecords)) {
    if (!kept) continue;
    const isFree = held ? sql`not ${isRowHeld(table, held)}` : sql`true`;
    await sql`
      delete from ${sql.table(table)}
      where ${sql.ref(kept.column)} <= ${now - kept.forMs} and ${isFree}`.execute(database);
  }
}
