// The tables of the team: asked for once, kept fresh by what the live connection tells.
import { areaFrom, gameAreaInfo } from '../../contract/game.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useTeamTables } from '../realtime/teamNews.ts';
import { useSignedIn } from '../session/useSession.ts';

export function useGameArea() {
  const { userId, team } = useSignedIn();
  const { data, isError, refetch } = useAnswer(gameAreaInfo, { params: { id: team?.teamId ?? userId } });
  const tables = useTeamTables();
  return { data: data && tables ? areaFrom(tables, data.games) : data, isError, refetch };
}
