// Asks for one's games with a move a day, and for their number: again every minute, but only of those who have any.
import { useQuery } from '@tanstack/react-query';
import { turnCount, yourTurns } from '../../../contract/play/daily.ts';
import { answerQuery, useAnswer } from '../../base/api/useAnswer.ts';

const minuteMs = 60_000;

export const useYourTurns = () =>
  useQuery({
    ...answerQuery(yourTurns, {}),
    refetchInterval: ({ state }) => (state.data && state.data.tables.length > 0 ? minuteMs : false),
  });

export const useTurnCount = () =>
  useQuery({
    ...answerQuery(turnCount, {}),
    refetchInterval: ({ state }) => (state.data && state.data.tables > 0 ? minuteMs : false),
  });

/** Whether games wait for oneself; null until that is known, and the games with it. */
export function useHasTurns(): boolean | null {
  const { data, isError } = useTurnCount();
  const isWaitedFor = data !== undefined && data.count > 0;
  const turns = useAnswer(yourTurns, {}, { isWanted: isWaitedFor });
  if (!isWaitedFor) return data || isError ? false : null;
  return turns.isLoading ? null : !turns.isError;
}
