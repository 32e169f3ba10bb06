// The games and puzzles that the team has switched off.
import { limitedGames } from '../../contract/play/gates.ts';
import { useAnswer } from '../base/api/useAnswer.ts';
import { useSignedIn } from '../base/session/useSession.ts';

/** Empty until it is known. */
export function useSwitchedOff(): readonly string[] {
  const { userId, team } = useSignedIn();
  const query = useAnswer(limitedGames, { params: { id: team?.teamId ?? userId } });
  return query.data?.limitedGames ?? [];
}
