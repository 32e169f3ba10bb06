// Asks for one's games with a move a day, and for their number, again every minute.
import { turnCount, yourTurns } from '../../../contract/play/daily.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';

const everyMinute = { everyMs: 60_000 };

export const useYourTurns = (isWanted = true) =>
  useAnswer(yourTurns, {}, { everyMs: everyMinute.everyMs, isWanted });

export const useTurnCount = () => useAnswer(turnCount, {}, everyMinute);
