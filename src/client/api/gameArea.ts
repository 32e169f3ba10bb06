// The tables of the team, kept fresh.
import { gameAreaInfo } from '../../contract/game.ts';
import { useSignedIn } from '../session/useSession.ts';
import { useAnswer } from './useAnswer.ts';

const freshEveryMs = 10_000;

export function useGameArea() {
  const { userId, team } = useSignedIn();
  return useAnswer(gameAreaInfo, { params: { id: team?.teamId ?? userId } }, { everyMs: freshEveryMs });
}
