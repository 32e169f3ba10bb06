// What stands below a player's name: what the board says of the seat, and with a move a day until when the turn may take.
import type { MatchView, Room } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { localeOf } from '../../base/words/language.ts';
import type { BoardEquipment } from '../../games/boards.ts';
import { dueText } from '../../games/turns/dueText.ts';

interface Facts {
  readonly equipment: BoardEquipment;
  readonly room: Room;
  readonly match: MatchView;
  /** What the board shows: the present, or an earlier turn. */
  readonly shown: MatchView;
}

export function useFacts({ equipment, match, room, shown }: Facts): (seat: number) => React.ReactNode {
  const { t, language } = useTexts();
  return (seat) => {
    const fact = equipment.board.fact?.(shown.view, seat, t) ?? null;
    const due = room.daily?.turns.find(({ position }) => position === match.positions[seat]);
    if (!due) return fact;
    const until = t('table.daily.until', { when: dueText(due.dueUnix, match.nowUnix, localeOf(language)) });
    if (fact === null) return until;
    return (
      <>
        {fact} · {until}
      </>
    );
  };
}
