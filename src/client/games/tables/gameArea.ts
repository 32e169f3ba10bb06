// The tables of the team: fetched once, kept fresh by the live connection.
import { areaFrom, type GameArea, gameAreaInfo } from '../../../contract/play/game.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useTeamTables } from '../../base/realtime/teamNews.ts';
import { useSignedIn } from '../../base/session/useSession.ts';

export function useGameArea() {
  const { userId, team } = useSignedIn();
  const { data, isError, refetch } = useAnswer(gameAreaInfo, { params: { id: team?.teamId ?? userId } });
  const tables = useTeamTables();
  return { data: data && tables ? areaFrom(tables, data.games) : data, isError, refetch };
}

/** The games the team has switched off; none before the tables are known. */
export const closedIn = (area: GameArea | undefined): ReadonlySet<string> =>
  new Set(area?.games.filter(({ isAllowed }) => !isAllowed).map(({ gameName }) => gameName));
