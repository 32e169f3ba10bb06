// The board, as large as its place allows, with everything a game's picture needs to know.
import { useMemo } from 'react';
import { gameStatus, type MatchView } from '../../contract/tables.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import type { BoardTaste, SeatedPerson } from '../../ui/BoardProps.ts';
import { useTexts } from '../../ui/texts.tsx';
import type { Equipment } from './boards.ts';
import { ReconnectOverlay, useLine } from './Connection.tsx';
import { isClockKey, turnAndClocks } from './clockKey.ts';
import type { Sight } from './roomStore.ts';
import { TimeBar } from './TimeBar.tsx';
import type { Premove } from './usePremove.ts';
import { largestIn, useSize } from './useSize.ts';

interface BoardAreaProps {
  readonly equipment: Equipment;
  readonly match: MatchView;
  readonly sight: Pick<Sight, 'pending' | 'refused' | 'seenAt'>;
  act(move: unknown): void;
  /** Nothing can be played beforehand where it is left out: in the past, in a replay. */
  readonly premove?: Premove | undefined;
  readonly people: readonly SeatedPerson[];
  readonly nearSeat: number;
  readonly isNarrow: boolean;
  readonly taste: BoardTaste;
  /** Null: there is no way from here. */
  readonly home: string | null;
}

const none: readonly unknown[] = [];

/** Moves one may make: the rules say so from one's own view alone. */
function useLegal({ game }: Equipment, match: MatchView, isBusy: boolean): readonly unknown[] | null {
  return useMemo(() => {
    const { mySeat } = match;
    const isMyTurn = mySeat !== null && match.toAct.includes(mySeat) && !match.satIn.includes(mySeat);
    if (isBusy || !isMyTurn) return none;
    return game.legalMoves(match.view, mySeat);
  }, [game, match, isBusy]);
}

export function BoardArea({ equipment, match, sight, act, premove, people, ...look }: BoardAreaProps) {
  const [measure, area] = useSize();
  const say = useAnnounce();
  const { t } = useTexts();
  const line = useLine();
  const { board } = equipment;
  const legal = useLegal(equipment, match, sight.pending !== null);
  const ahead = premove?.ahead ?? null;
  const size = largestIn(area, board.ratio(look.isNarrow, match.view));
  const deadline = match.deadline;
  const atDeadline = useMemo(
    () => deadline && { name: deadline.name, ms: deadline.ms, endsAt: sight.seenAt + deadline.leftMs },
    [deadline, sight.seenAt],
  );
  const canPlay = match.status === gameStatus.started || match.status === gameStatus.roundCompleted;
  return (
    <section
      aria-label={t('table.board')}
      className="tp-board"
      id="board"
      onKeyDown={(event) =>
        isClockKey(event) && say(turnAndClocks(match, people, performance.now() - sight.seenAt, t))
      }
      onPointerDownCapture={premove?.forget}
      ref={measure}
    >
      {deadline && canPlay && <TimeBar leftMs={deadline.leftMs} ms={deadline.ms} seenAt={sight.seenAt} />}
      <div className="tp-board-sheet" data-dimmed={match.status === gameStatus.paused} style={size}>
        <board.Board
          deadline={atDeadline}
          isNarrow={look.isNarrow}
          isOver={match.result !== null}
          legal={ahead?.moves ?? legal}
          nearSeat={look.nearSeat}
          pending={sight.pending}
          people={people}
          play={ahead && premove ? premove.plan : act}
          premove={premove?.planned ?? null}
          refused={sight.refused?.reason ?? null}
          say={say}
          seat={match.mySeat}
          taste={look.taste}
          toAct={match.toAct}
          view={ahead?.view ?? match.view}
        />
        {line === 'lost' && <ReconnectOverlay home={look.home} />}
      </div>
    </section>
  );
}
