// The tables of the team: fetched once, kept fresh by the live connection.
import { areaFrom, gameAreaInfo } from '../../../contract/play/game.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useTeamTables } from '../../base/realtime/teamNews.ts';
import { useSignedIn } from '../../base/session/useSession.ts';

export function useGameArea() {
  const { userId, team } = useSignedIn();
  const { data, isError, refetch } = useAnswer(gameAreaInfo, { params: { id: team?.teamId ?? userId } });
  const tables = useTeamTables();
  return { data: data && tables ? areaFrom(tables, data.games) : data, isError, refetch };
}
