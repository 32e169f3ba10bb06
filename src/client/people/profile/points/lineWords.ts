// A line of XP as a sentence, and the page that shows where it came from.
import { pathTo } from '../../../../contract/pages.ts';
import type { XpLine } from '../../../../contract/progress/xpLines.ts';
import type { Speak } from '../../../../ui/texts.tsx';

/** `name`: of the event, of what was predicted, or of the badge; null where it is not known any more. */
export function lineInWords({ reason, gameType, place }: XpLine, name: string | null, t: Speak): string {
  if (name !== null) return t(`pages:points.named.${reason}`, { name });
  const game = gameType === null ? '' : t(`games.${gameType}`);
  if (reason === 'loss' && place !== null) return t('pages:points.place', { game, place });
  return t(`pages:points.line.${reason}`, { game });
}

/** Null: there is nothing to be opened any more. */
export function pathOf({ reason, gameType, room, event }: XpLine): string | null {
  if (reason === 'badge') return '/leaderboard/badge-details';
  if (room && gameType !== null)
    return `${pathTo('/games/:id/:roomID', { id: gameType, roomID: room.id })}?game=${room.game}`;
  return event === null ? null : eventPath(reason, gameType ?? '', event);
}

function eventPath(reason: XpLine['reason'], gameType: string, event: string): string {
  switch (reason) {
    case 'trivia':
    case 'triviaWon':
      return pathTo('/events/trivia/:id', { id: event });
    case 'bingo':
    case 'bingoStage':
      return pathTo('/games/bingo/:bingoId', { bingoId: event });
    case 'tournament':
      return pathTo('/tournaments/:id', { id: event });
    case 'prediction':
    case 'correction':
      return `/predictorEvents?game=${event}`;
    default:
      return `${pathTo('/puzzle/:gameType', { gameType })}?game=${event}`;
  }
}
