// Asks for one's games with a move a day, and for their number: again every minute, but only of those who have any.
import { useQuery } from '@tanstack/react-query';
import { turnCount, yourTurns } from '../../../contract/play/daily.ts';
import { answerQuery } from '../../base/api/useAnswer.ts';

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
