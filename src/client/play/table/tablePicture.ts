// What a shared picture of a finished game shows: the last position, who won, and the others in their order.
import type { MatchView, Room } from '../../../contract/play/tables.ts';
import type { Language } from '../../../engine/language.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { inNumbers } from '../../games/progress/numbers.ts';
import type { PictureLine, ResultPicture } from '../../parts/sharing/resultPicture.ts';
import { headline, howItEnded } from '../outcome.ts';
import type { Sitting } from '../seats.ts';

function linesOf({ result, scores }: MatchView, all: readonly Sitting[], language: Language): PictureLine[] {
  const places = result?.places ?? [];
  return places.flatMap((group, at) => {
    const place = 1 + places.slice(0, at).flat().length;
    return group.map((seat) => {
      const score = scores?.[seat];
      const value = score === undefined ? '' : inNumbers(score, language);
      return { place, name: all[seat]?.name ?? '', value };
    });
  });
}

/** For others to look at: everybody is called by their name. */
export function tablePicture(
  room: Pick<Room, 'gameName'>,
  match: MatchView,
  all: readonly Sitting[],
  t: Speak,
  language: Language,
): ResultPicture {
  const board = document.querySelector('#board [data-part="board-sheet"]');
  return {
    title: t(`games.${room.gameName}`),
    headline: headline({ result: match.result, mySeat: null }, all, t),
    detail: howItEnded(match, room.gameName, t),
    lines: linesOf(match, all, language),
    scene: board instanceof HTMLElement ? { kind: 'page', element: board } : null,
    fileName: room.gameName,
  };
}
