// Writes what happened in a team for its webhooks, in the transaction of what happened: nothing is lost and nothing is told that did not happen.
import { type RawBuilder, sql } from 'kysely';
import { timeOf } from '../../base/shared/isoTime.ts';
import type { Database } from '../../base/storage/database.ts';

/** People and things by id: whoever may know their names asks for them. */
export type WebhookNews = { readonly teamId: string } & (
  | {
      readonly event: 'game.finished';
      readonly data: {
        readonly gameName: string;
        readonly tableId: string;
        readonly players: readonly { readonly userId: string | null; readonly result: string }[];
      };
    }
  | {
      readonly event: 'puzzle.opened';
      readonly data: { readonly puzzleId: string; readonly puzzleType: string; readonly closesAt: string };
    }
  | {
      readonly event: 'puzzle.solved';
      readonly data: { readonly puzzleId: string; readonly puzzleType: string; readonly userId: string };
    }
  | {
      readonly event: 'event.started' | 'event.ended';
      readonly data: {
        readonly eventId: string;
        readonly type: 'trivia' | 'bingo' | 'tournament';
        readonly name: string;
      };
    }
  | {
      readonly event: 'audit.entry';
      readonly data: {
        readonly entryId: string;
        readonly act: string;
        readonly actorId: string | null;
        readonly subjectId: string | null;
        readonly changed: readonly string[];
      };
    }
  | { readonly event: 'member.joined' | 'member.left'; readonly data: { readonly userId: string } }
);

export const webhookBody = (type: string, at: number, data: object): string =>
  JSON.stringify({ type, timestamp: timeOf(at), data });

/** One statement, whether the teams have webhooks or not. */
export async function tellWebhooks(trx: Database, at: number, news: readonly WebhookNews[]): Promise<void> {
  if (news.length > 0) await webhookInsert(at, news).execute(trx);
}

/** Also a part of a statement that writes what happened; `where` says whether it did. */
export const webhookInsert = (
  at: number,
  news: readonly WebhookNews[],
  where: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> => sql`
    insert into webhook_deliveries (id, webhook_id, event, body, created_at, next_try_at)
    select gen_random_uuid(), w.id, told.event, told.body, ${at}::bigint, ${at}::bigint
    from unnest(
      ${news.map(({ teamId }) => teamId)}::uuid[], ${news.map(({ event }) => event)}::text[],
      ${news.map(({ event, data }) => webhookBody(event, at, data))}::text[]
    ) as told (team_id, event, body)
    join webhooks w on w.team_id = told.team_id and w.off_since is null
      and w.events @> to_jsonb(told.event)
    where ${where}`;
