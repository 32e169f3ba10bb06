// The own conditional moves of the game on a table, as they are after its newest turn.
import { useEffect, useMemo } from 'react';
import { conditionalMoves } from '../../../contract/play/conditionalMoves.ts';
import type { MatchView } from '../../../contract/play/tables.ts';
import { refresh } from '../../base/api/refresh.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';

export function useConditionalMoves({ room, game, turn }: Pick<MatchView, 'room' | 'game' | 'turn'>) {
  const params = useMemo(() => ({ roomId: room, game: String(game) }), [room, game]);
  const { data } = useAnswer(conditionalMoves, { params });
  const isOld = data !== undefined && data.turn < turn;
  useEffect(() => {
    if (isOld) void refresh(['conditionalMoves']);
  }, [isOld]);
  return { params, laid: data?.turn === turn ? data : null };
}
