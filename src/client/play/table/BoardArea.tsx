// The game's board with everything it needs, as large as its place allows.
import { useMemo } from 'react';
import { gameStatus, type MatchView } from '../../../contract/play/tables.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import type { BoardPreferences, Previews, SeatedPerson } from '../../../ui/BoardProps.ts';
import { useTexts } from '../../../ui/texts.tsx';
import type { BoardEquipment } from '../../games/boards.ts';
import { useCountdown } from '../../parts/useCountdown.ts';
import { largestIn, useSize } from '../../parts/useSize.ts';
import { ReconnectOverlay, useLine } from '../Connection.tsx';
import type { RoomSnapshot } from '../roomStore.ts';
import { mayMove } from '../seats.ts';
import styles from '../table.module.css';
import { isClockKey, turnAndClocks } from './clockKey.ts';
import { isSameMove, type Premove } from './usePremove.ts';

interface TimeBarProps {
  readonly ms: number;
  readonly leftMs: number;
  readonly seenAt: number;
}

const secondsShownBelowMs = 15_000;

/** Empties with the time left for a decision, step by step: a transition would draw sixty times a second for the whole game, also on machines without a graphics card and over remote desktops. */
function TimeBar({ ms, leftMs, seenAt }: TimeBarProps) {
  const { t } = useTexts();
  const left = useCountdown(leftMs, seenAt) ?? 0;
  return (
    <>
      <div aria-label={t('table.turnLimit')} className={styles.timebar} role="timer">
        <div style={{ transform: `scaleX(${Math.min(1, left / ms)})` }} />
      </div>
      {left < secondsShownBelowMs && (
        <span aria-hidden="true" className={styles.timebarSeconds}>
          {t('table.secondsLeft', { seconds: Math.ceil(left / 1000) })}
        </span>
      )}
    </>
  );
}

interface BoardAreaProps {
  readonly equipment: BoardEquipment;
  readonly match: MatchView;
  readonly snapshot: Pick<RoomSnapshot, 'pending' | 'refused' | 'seenAt'>;
  act(move: unknown): void;
  /** Left out where there are no premoves: in earlier turns and replays. */
  readonly premove?: Premove | undefined;
  /** Left out in the same places. */
  readonly previews?: Previews | undefined;
  readonly people: readonly SeatedPerson[];
  /** Left out: nobody. */
  readonly muted?: readonly number[] | undefined;
  /** Reports what a seat has drawn. Left out in replays. */
  readonly report?: ((drawer: number) => void) | undefined;
  readonly nearSeat: number;
  readonly isNarrow: boolean;
  readonly taste: BoardPreferences;
  /** Null when there is no page to go back to. */
  readonly home: string | null;
}

const none: readonly unknown[] = [];

/** Legal moves, computed from the player's own view alone. */
function useLegal({ game }: BoardEquipment, match: MatchView, isBusy: boolean): readonly unknown[] | null {
  return useMemo(() => {
    const { mySeat } = match;
    if (isBusy || mySeat === null || !mayMove(match) || match.satIn.includes(mySeat)) return none;
    return game.legalMoves(match.view, mySeat);
  }, [game, match, isBusy]);
}

interface Playable {
  readonly view: unknown;
  readonly legal: readonly unknown[] | null;
  play(move: unknown): void;
}

/** Premoves, next to moves that are possible out of turn. */
function usePlayable(
  props: Pick<BoardAreaProps, 'equipment' | 'match' | 'snapshot' | 'act' | 'premove'>,
): Playable {
  const { equipment, match, snapshot, act, premove } = props;
  const legal = useLegal(equipment, match, snapshot.pending !== null);
  const ahead = premove?.ahead ?? null;
  const both = useMemo(() => ahead && [...(legal ?? none), ...ahead.moves], [legal, ahead]);
  if (!premove || !ahead) return { view: match.view, legal, play: act };
  return {
    view: ahead.view,
    legal: both,
    play: (move) => (legal?.some((one) => isSameMove(one, move)) ? act(move) : premove.plan(move)),
  };
}

/** Buttons of the board are rendered elsewhere; presses on them are not presses on the board. */
const isWithin = ({ currentTarget, target }: React.PointerEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);

export function BoardArea(props: BoardAreaProps) {
  const { equipment, match, snapshot, premove, people, ...look } = props;
  const [measure, area] = useSize();
  const say = useAnnounce();
  const { t } = useTexts();
  const line = useLine();
  const { board } = equipment;
  const { view, legal, play } = usePlayable(props);
  const size = largestIn(area, board.ratio(look.isNarrow, match.view));
  const deadline = match.deadline;
  const atDeadline = useMemo(
    () => deadline && { name: deadline.name, ms: deadline.ms, endsAt: snapshot.seenAt + deadline.leftMs },
    [deadline, snapshot.seenAt],
  );
  const canPlay = match.status === gameStatus.started || match.status === gameStatus.roundCompleted;
  return (
    <section
      aria-label={t('table.board')}
      className={styles.board}
      id="board"
      onKeyDown={(event) =>
        isClockKey(event) && say(turnAndClocks(match, people, performance.now() - snapshot.seenAt, t))
      }
      onPointerDownCapture={(event) => isWithin(event) && premove?.forget()}
      ref={measure}
    >
      {deadline && canPlay && <TimeBar leftMs={deadline.leftMs} ms={deadline.ms} seenAt={snapshot.seenAt} />}
      <div
        className={styles.boardSheet}
        data-part="board-sheet"
        data-dimmed={match.status === gameStatus.paused}
        style={size}
      >
        <board.Board
          deadline={atDeadline}
          isNarrow={look.isNarrow}
          isOver={match.result !== null}
          legal={legal}
          muted={look.muted}
          nearSeat={look.nearSeat}
          pending={snapshot.pending}
          people={people}
          play={play}
          premove={premove?.planned ?? null}
          previews={look.previews}
          report={look.report}
          refused={snapshot.refused?.reason ?? null}
          say={say}
          seat={match.mySeat}
          taste={look.taste}
          toAct={match.toAct}
          view={view}
        />
        {line === 'lost' && <ReconnectOverlay home={look.home} />}
      </div>
    </section>
  );
}
