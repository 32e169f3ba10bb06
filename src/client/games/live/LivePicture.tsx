// The position of a game one plays in: the game's own board, drawn small and only to be looked at.
import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { ownView } from '../../../contract/play/game.ts';
import type { Table } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { RuleTexts } from '../../base/words/SignedInTexts.tsx';
import { useBoardPreferences } from '../../parts/profile/useBoardPreferences.ts';
import { largestIn } from '../../parts/useSize.ts';
import { useEquipment } from '../boards.ts';
import { nameOf } from '../tables/people.ts';

/** Boards are drawn as in a narrow window, where all their parts have room, and made smaller by `--scale`. */
const drawnSidePx = 304;

const useStyles = makeStyles({
  sheet: {
    position: 'absolute',
    top: '50%',
    left: '50%',
    pointerEvents: 'none',
    transform: 'translate(-50%, -50%) scale(var(--scale))',
  },
});

/** What the picture needs of a table. */
type PicturedTable = Pick<
  Table,
  'id' | 'gameName' | 'players' | 'lastMoveTimeUnix' | 'isMyTurn' | 'gameStatus'
>;

/** Asks again whenever the list of tables says that something happened at this one. */
function useOwnView(table: PicturedTable) {
  const { data, refetch } = useAnswer(ownView, { params: { roomId: table.id } });
  const news = `${table.lastMoveTimeUnix} ${table.isMyTurn} ${table.gameStatus}`;
  const known = useRef(news);
  useEffect(() => {
    if (known.current === news) return;
    known.current = news;
    void refetch();
  }, [news, refetch]);
  return data;
}

const nothing = () => {};

interface LivePictureProps {
  readonly table: PicturedTable;
  /** Until the position is there, or where there is none. */
  readonly fallback: React.ReactNode;
}

function Picture({ table, fallback }: LivePictureProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const { board } = useEquipment(table.gameName);
  const taste = useBoardPreferences();
  const seen = useOwnView(table);
  if (!seen) return fallback;
  const { seat, view, positions, toAct } = seen;
  const people = positions.map((position, at) => {
    const place = table.players.find((each) => each.position === position);
    return { seat: at, name: place ? nameOf(place, table.players, t) : '', isMe: at === seat };
  });
  const size = largestIn({ width: drawnSidePx, height: drawnSidePx }, board.ratio(true, view));
  return (
    <div className={styles.sheet} style={size}>
      <board.Board
        deadline={null}
        isNarrow
        isOver={false}
        legal={[]}
        nearSeat={seat}
        pending={null}
        people={people}
        play={nothing}
        premove={null}
        refused={null}
        say={nothing}
        seat={seat}
        taste={taste}
        toAct={toAct}
        view={view}
      />
    </div>
  );
}

/** Suspends until the game's board and texts are loaded. */
export const LivePicture = (props: LivePictureProps) => (
  <RuleTexts>
    <Picture {...props} />
  </RuleTexts>
);
