// The words of a team's own: read and replaced by admins, counted for everybody who opens a table.
import type * as call from '../../../contract/admin/teamWords.ts';
import { refuse } from '../../../contract/errors.ts';
import { mostTeamWords, readTeamWords as readList } from '../../../engine/teamWords.ts';
import { countTeamWords, readTeamWords, writeTeamWords } from '../../tables/matches/rooms/teamWords.ts';
import type { Handler } from '../../web/http/route.ts';
import { asAdmin } from './asAdmin.ts';
import { writeAudit } from './auditStore.ts';
import type { AdminServices } from './services.ts';

type Deps = Pick<AdminServices, 'clock' | 'database' | 'tables'>;

export const listTeamWords =
  ({ database, tables }: Deps): Handler<typeof call.teamWords> =>
  async ({ team }, { gameName }) => {
    const rules = await tables.teamWordRules(gameName);
    if (!rules) return refuse('NotFound');
    return { words: [...(await readTeamWords(database, team.teamId, gameName))], least: rules.least };
  };

/** What each game takes for a word, and which two are the same, its own rules say. */
export const replaceTeamWords =
  (services: Deps): Handler<typeof call.saveTeamWords> =>
  async (context, { gameName, lines }) => {
    const rules = await services.tables.teamWordRules(gameName);
    if (!rules) return refuse('NotFound');
    const { words: all, wrong, repeated } = readList(rules, lines);
    const words = all.slice(0, mostTeamWords);
    const { teamId } = context.team;
    return asAdmin(services, context, async (trx, now) => {
      await writeTeamWords(trx, { teamId, gameName, words }, now);
      await writeAudit(trx, { teamId, actorId: context.member.userId, at: now }, [{ act: 'teamWordsSaved' }]);
      return { words, wrong: [...wrong], repeated: [...repeated], beyond: all.length - words.length };
    });
  };

export const getTeamWordCount =
  ({ database }: Deps): Handler<typeof call.teamWordCount> =>
  async ({ team }, { gameName }) => ({ count: await countTeamWords(database, team.teamId, gameName) });
