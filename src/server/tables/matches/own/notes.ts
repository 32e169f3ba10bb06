// Calls about the note of a person on a game: read and written under their own id, by nobody else.
import { isRefusal } from '../../../../contract/errors.ts';
import type { MatchNote, matchNote, putMatchNote } from '../../../../contract/play/notes.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Database } from '../../../base/storage/database.ts';
import type { Handler } from '../../../web/http/route.ts';
import { seenMatch } from './seenMatch.ts';

interface Deps {
  readonly database: Database;
  readonly clock: WallClock;
}

const nothing: MatchNote = { text: '', savedAt: null };

const noteOf = (text: string, savedAt: number): MatchNote => ({
  text,
  savedAt: new Date(savedAt).toISOString(),
});

export const getNote =
  ({ database }: Pick<Deps, 'database'>): Handler<typeof matchNote> =>
  async (actor, asked) => {
    const match = await seenMatch(database, actor, asked);
    if (isRefusal(match)) return match;
    const row = await database
      .selectFrom('match_notes')
      .select(['note', 'saved_at'])
      .where('user_id', '=', actor.member.userId)
      .where('match_id', '=', match.id)
      .executeTakeFirst();
    return row ? noteOf(row.note, row.saved_at) : nothing;
  };

export const putNote =
  ({ database, clock }: Deps): Handler<typeof putMatchNote> =>
  async (actor, { text, ...asked }) => {
    const match = await seenMatch(database, actor, asked);
    if (isRefusal(match)) return match;
    const key = { user_id: actor.member.userId, match_id: match.id };
    if (text.trim() === '') {
      await database
        .deleteFrom('match_notes')
        .where('user_id', '=', key.user_id)
        .where('match_id', '=', key.match_id)
        .execute();
      return nothing;
    }
    const written = { note: text, saved_at: clock.now() };
    await database
      .insertInto('match_notes')
      .values(Object.assign(key, written))
      .onConflict((conflict) => conflict.columns(['user_id', 'match_id']).doUpdateSet(written))
      .execute();
    return noteOf(text, written.saved_at);
  };
