// Handler of the own lines of XP: what each of them was given for, and where it can be seen.
import { type XpLine, type xpLines, xpLinesAPage } from '../../../contract/progress/xpLines.ts';
import type { ItemAbout } from '../../base/storage/schema/predictions.ts';
import type { Handler } from '../../web/http/route.ts';
import { unsolvedXp } from '../puzzles/puzzleRewards.ts';
import { triviaXp } from '../results/triviaRewards.ts';
import type { ProgressServices } from '../services.ts';
import { readFigures } from './storyStore.ts';
import { readXpLines, type StoredXpLine } from './xpLineStore.ts';

export const listXpLines =
  ({ database }: Pick<ProgressServices, 'database'>): Handler<typeof xpLines> =>
  async ({ member, team }, { after = null }) => {
    const [rows, { total }] = await Promise.all([
      readXpLines(database, member.userId, after, xpLinesAPage + 1),
      readFigures(database, member.userId),
    ]);
    const shown = rows.slice(0, xpLinesAPage);
    const last = rows.length > xpLinesAPage ? shown.at(-1) : undefined;
    return {
      totalXp: total,
      lines: shown.map((row) => lineFrom(row, member.userId, team.teamId)),
      next: last ? `${last.at} ${last.source} ${last.source_id}` : null,
    };
  };

type Cause = Pick<XpLine, 'reason'> & Partial<Pick<XpLine, 'gameType' | 'name' | 'place' | 'idprod'>>;

/** Sources of a team the person has left get no link. */
function lineFrom(row: StoredXpLine, userId: string, teamId: string): XpLine {
  const { source, source_id, match, at, xp } = row;
  const isOurs = row.team_id === teamId;
  const { reason, gameType = row.game_type, name = null, place = null, idprod = null } = causeOf(row, userId);
  return {
    id: `${source} ${source_id}`,
    at: new Date(at).toISOString(),
    xp,
    reason,
    gameType,
    name,
    place,
    idprod,
    room: isOurs && match ? { id: match.room, game: match.game } : null,
    event: isOurs && row.is_there ? row.cause : null,
  };
}

function causeOf(row: StoredXpLine, userId: string): Cause {
  const { source, source_id, trivia, bingo, tournament, item, xp } = row;
  switch (source) {
    case 'match':
      return matchCause(row, userId);
    case 'puzzle':
      return { reason: xp > unsolvedXp ? 'puzzleSolved' : 'puzzleMissed' };
    case 'streak':
      return { reason: 'streak' };
    case 'badge':
      return { reason: 'badge', idprod: Number(source_id) };
    case 'trivia':
      return {
        reason: trivia && isWinner(trivia, xp) ? 'triviaWon' : 'trivia',
        gameType: 'trivia',
        name: trivia?.name ?? null,
      };
    case 'bingo':
      return { reason: source_id.includes(':') ? 'bingoStage' : 'bingo', gameType: 'bingo', name: bingo };
    case 'tournament':
      return {
        reason: 'tournament',
        gameType: 'tournament',
        name: tournament,
        place: Number(source_id.split(':')[1]),
      };
    case 'prediction':
      return { reason: isFirstScore(source_id) ? 'prediction' : 'correction', name: item && nameOf(item) };
  }
}

function matchCause({ match }: StoredXpLine, userId: string): Cause {
  const seat = match?.players.findIndex((player) => player.userId === userId) ?? -1;
  const standing = match?.standings[seat];
  if (!match || !standing) return { reason: 'loss' };
  if (match.reason === 'abandoned') return { reason: 'othersLeft' };
  return { reason: standing.outcome, place: match.players.length > 2 ? standing.place : null };
}

/** The line of a winner is more than taking part would have paid. */
const isWinner = ({ mode, points }: NonNullable<StoredXpLine['trivia']>, xp: number): boolean =>
  points !== null && xp > triviaXp({ mode }, { points, isWinner: false });

/** A prediction that is scored again gets a line of its own with the difference. */
const isFirstScore = (sourceId: string): boolean => sourceId.endsWith(' 1');

function nameOf(about: ItemAbout): string {
  if ('home' in about) return `${about.home.name} – ${about.away.name}`;
  return 'name' in about ? about.name : about.text;
}
