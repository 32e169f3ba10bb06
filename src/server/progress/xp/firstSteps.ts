// Handler of the first steps: what of them somebody new has really done.
import { sql } from 'kysely';
import type { firstSteps } from '../../../contract/progress/firstSteps.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Handler } from '../../web/http/route.ts';
import type { ProgressServices } from '../services.ts';

/** Whoever has been here for longer knows their way. */
const newForMs = 14 * 24 * 60 * 60_000;

interface StoredSteps {
  readonly puzzle: boolean;
  readonly game: boolean;
  readonly invite: boolean;
}

/** Nothing is looked for of those who came before that. */
async function readFirstSteps(
  database: Database,
  userId: string,
  since: number,
): Promise<StoredSteps | null> {
  const { rows } = await sql<StoredSteps>`
    select
      exists (select from puzzle_attempts a where a.user_id = p.id and a.ended_at is not null) as puzzle,
      exists (select from game_results r where r.user_id = p.id) as game,
      (exists (select from people c where c.team_id = p.team_id and c.id <> p.id)
        or exists (select from team_invites i where i.team_id = p.team_id)) as invite
    from people p where p.id = ${userId} and p.created_at >= ${since}`.execute(database);
  return rows[0] ?? null;
}

export const getFirstSteps =
  ({ clock, database }: Pick<ProgressServices, 'clock' | 'database'>): Handler<typeof firstSteps> =>
  ({ member }) =>
    readFirstSteps(database, member.userId, clock.now() - newForMs);
