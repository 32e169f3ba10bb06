// Records an attempt at a puzzle that has ended: lines of XP, badges, counters and streak, in the transaction that ends it.
import type { Transaction } from 'kysely';
import { dayOf } from '../../base/shared/days.ts';
import type { BadgesGivenTable, XpLinesTable } from '../../base/storage/schema/progress.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';
import { tellWebhooks } from '../../messaging/webhooks/tell.ts';
import type { Brought } from '../results/ledger.ts';
import { lockPeople } from '../results/ledgerStore.ts';
import { badgeXp } from '../results/rewards.ts';
import { type PuzzleEnd, puzzleBadges, puzzleXp, streakXp } from './puzzleRewards.ts';
import { readHoldings, writePuzzleEnd } from './puzzleStore.ts';
import { withAttempt } from './puzzleTally.ts';

/** Called once an attempt: its row is marked as ended in the same transaction. */
export async function recordPuzzle(transaction: Transaction<Schema>, end: PuzzleEnd): Promise<Brought> {
  await lockPeople(transaction, [end.userId]);
  const { xp: before, badges: earned, tally: tallyBefore, timeZone } = await readHoldings(transaction, end);
  const tally = withAttempt(tallyBefore, end);
  const streak = end.isSolved ? tally.streak : 0;
  const badges = puzzleBadges(end, streak).filter((idprod) => !earned.includes(idprod));
  const lines = [
    ...line(end, 'puzzle', end.puzzleId, puzzleXp(end)),
    ...line(end, 'streak', end.puzzleId, streakXp(streak)),
    ...badges.flatMap((idprod) => line(end, 'badge', String(idprod), badgeXp(idprod))),
  ];
  const ofType = lines.filter(({ game_type }) => game_type !== null);
  await writePuzzleEnd(
    transaction,
    end,
    dayOf(timeZone, end.endedAt),
    lines,
    badges.map((idprod) => given(end, idprod)),
    {
      ...tally,
      xp: tally.xp + sum(ofType),
      reached_at: ofType.length > 0 ? end.endedAt : tally.reached_at,
    },
  );
  const { puzzleId, puzzleType, userId, teamId, endedAt } = end;
  const solved = { teamId, event: 'puzzle.solved', data: { puzzleId, puzzleType, userId } } as const;
  if (end.isSolved) await tellWebhooks(transaction, endedAt, [solved]);
  const xp = sum(lines);
  return { xp, total: before + xp, badges };
}

const sum = (lines: readonly XpLinesTable[]): number => lines.reduce((all, { xp }) => all + xp, 0);

function line(
  { userId, teamId, puzzleId, puzzleType, endedAt }: PuzzleEnd,
  source: XpLinesTable['source'],
  sourceId: string,
  xp: number,
): XpLinesTable[] {
  if (xp === 0) return [];
  return [
    {
      user_id: userId,
      source,
      source_id: sourceId,
      team_id: teamId,
      game_type: source === 'badge' ? null : puzzleType,
      cause: puzzleId,
      xp,
      at: endedAt,
    },
  ];
}

const given = ({ userId, puzzleId, endedAt }: PuzzleEnd, idprod: number): BadgesGivenTable => ({
  user_id: userId,
  idprod,
  cause: puzzleId,
  earned_at: endedAt,
});
