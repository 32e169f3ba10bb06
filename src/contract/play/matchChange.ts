// A view of a match with the changes of the next turn laid over it.
import { withChanges } from './changes.ts';
import type { MatchChange, MatchView } from './tables.ts';

/** The view after the change; null where it does not follow on this view, and the whole has to be asked for. */
export function viewAfter(before: MatchView | null, change: MatchChange): MatchView | null {
  const { room, game, turn, since, changes, status, nowUnix = before?.nowUnix ?? 0 } = change;
  if (before?.room !== room || before.game !== game || before.turn !== since) return null;
  const position = withChanges(before, changes) as MatchView; // as the server made it of the same view
  return {
    ...position,
    turn,
    status,
    nowUnix,
    clocks: change.clocks ?? null,
    deadline: change.deadline ?? null,
    absent: change.absent ?? [],
    lines: (change.lines ?? []).map((line) => ({ ...line, turn })),
  };
}
