// The game's own board showing a lesson, as large as its place allows.
import { makeStyles } from '@fluentui/react-components';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Announce, useAnnounce } from '../../../ui/Announcer.tsx';
import { BoardActionsSlot } from '../../../ui/board/BoardActions.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useBoardPreferences } from '../../parts/profile/useBoardPreferences.ts';
import { largestIn, useSize } from '../../parts/useSize.ts';
import type { BoardEquipment } from '../boards.ts';
import { type Learning, onBoard } from './learning.ts';

const useStyles = makeStyles({
  place: { display: 'grid', justifyContent: 'center', flex: '1 1 0', minWidth: 0 },
  sheet: { position: 'relative' },
  actions: {
    display: 'flex',
    gap: '8px',
    ':empty': { display: 'none' },
    '& > *': { flex: 1, minWidth: 0 },
    '& .fui-Button': { paddingLeft: '8px', paddingRight: '8px', fontSize: '0.875rem', minHeight: '44px' },
  },
});

/** As large as the texts leave room for; with little room the drawer scrolls. */
function heights(width: number, ratio: number) {
  const whole = Math.ceil(width / ratio);
  return width > 0 ? { minHeight: `min(${whole}px, 54dvh)`, maxHeight: whole } : { minHeight: '200px' };
}

/** Names of the other players. */
const company = ['Defne', 'Mert', 'Ada', 'Can'];

interface LessonBoardProps {
  readonly equipment: BoardEquipment;
  readonly now: Learning;
  play(move: unknown): void;
  explain(words: string): void;
}

/**
 * What a board answers to a press is shown; what it says by itself, in its effects after a change, is for the ear alone
 * and must not wipe away why a move was wrong.
 */
function useVoice(explain: (words: string) => void): Announce {
  const announce = useAnnounce();
  const isSettling = useRef(false);
  useLayoutEffect(() => {
    isSettling.current = true;
  });
  useEffect(() => {
    isSettling.current = false;
  });
  return (words, urgency) => (isSettling.current ? announce(words, urgency) : explain(words));
}

export function LessonBoard({ equipment, now, play, explain }: LessonBoardProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const taste = useBoardPreferences();
  const say = useVoice(explain);
  const [measure, area] = useSize();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { board, game } = equipment;
  const shown = onBoard(game, now);
  const ratio = board.ratio(true, shown.view);
  const people = company.map((name, seat) => {
    const isMe = seat === shown.seat;
    return { seat, name: isMe ? t('table.you') : name, isMe };
  });
  return (
    <>
      <div className={styles.place} ref={measure} style={heights(area.width, ratio)}>
        <div className={styles.sheet} style={largestIn(area, ratio)}>
          <BoardActionsSlot value={slot}>
            <board.Board
              {...shown}
              deadline={null}
              premove={null}
              isNarrow
              people={people}
              play={play}
              say={say}
              taste={taste}
            />
          </BoardActionsSlot>
        </div>
      </div>
      <div className={styles.actions} ref={setSlot} />
    </>
  );
}
