// A game with what this team can choose at a table: words of its own only where it has enough of them.
import { useMemo } from 'react';
import { teamWordCount } from '../../contract/admin/teamWords.ts';
import type { AnyGame } from '../../engine/game.ts';
import { useAnswer } from '../base/api/useAnswer.ts';

/** `chosen`: the options of a table that is open already. What was chosen there is offered whatever became of the list. */
export function useOfferedGame(game: AnyGame, chosen: Readonly<Record<string, unknown>> = {}): AnyGame {
  const { teamWords } = game;
  const params = { gameName: game.id };
  const { data } = useAnswer(teamWordCount, { params }, { isWanted: teamWords !== undefined });
  const now = teamWords && chosen[teamWords.option];
  const hasEnough = !teamWords || (data?.count ?? 0) >= teamWords.least;
  return useMemo(() => {
    if (!teamWords || hasEnough) return game;
    const { option } = teamWords;
    const options: Record<string, unknown> = Object.assign({}, game.options);
    const values: readonly unknown[] = Array.isArray(options[option]) ? options[option] : [];
    options[option] = values.filter((value, at) => at === 0 || value === now);
    return Object.assign({}, game, { options });
  }, [game, teamWords, hasEnough, now]);
}
