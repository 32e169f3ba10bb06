// The result of a game: winner, reason, score of the table, what to do next.
import { Button } from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp20Regular } from '@fluentui/react-icons/svg/chevron-up';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Gains, MatchView, Room } from '../../../contract/play/tables.ts';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { hasWon, headline, howItEnded } from '../outcome.ts';
import type { RoomStore } from '../roomStore.ts';
import type { Sitting } from '../seats.ts';
import styles from '../table.module.css';
import { ProgressSummary } from './ProgressSummary.tsx';
import { ResultNext } from './ResultNext.tsx';
import { tablePicture } from './tablePicture.ts';

const RatingGained = lazy(async () => ({ default: (await import('./RatingGained.tsx')).RatingGained }));

interface ResultSheetProps {
  readonly room: Room;
  readonly match: MatchView;
  readonly all: readonly Sitting[];
  readonly store: RoomStore;
  /** What the reader earned, once it is known. */
  readonly gains: Gains | null;
  /** Below the board, which stays larger than it. */
  readonly isTight: boolean;
}

export function ResultSheet({ room, match, all, store, gains, isTight }: ResultSheetProps) {
  const { t, language } = useTexts();
  const [isFolded, setFolded] = useState(false);
  const [wasFolded, setWasFolded] = useState(false);
  const fold = () => {
    setFolded(!isFolded);
    setWasFolded(true);
  };
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section
      aria-label={t('table.result.title')}
      className={styles.result}
      data-part="result"
      data-folded={isFolded}
    >
      <div className={styles.resultHead}>
        <h2 ref={title} tabIndex={-1}>
          {headline(match, all, t, isTight)}
        </h2>
        <Button
          appearance="subtle"
          aria-expanded={!isFolded}
          aria-label={t(isFolded ? 'table.result.unfold' : 'table.result.fold')}
          icon={isFolded ? <ChevronUp20Regular /> : <ChevronDown20Regular />}
          onClick={fold}
        />
      </div>
      {!isFolded && (
        <>
          <p className={styles.quiet}>{howItEnded(match, room.gameName, t)}</p>
          {gains && (
            <ProgressSummary
              gains={gains}
              isCelebrated={!hasWon(match) && !wasFolded}
              isPractice={all.every(({ place, isMe }) => isMe || place?.isBot)}
            />
          )}
          {gains?.rating && (
            <Suspense fallback={null}>
              <RatingGained rating={gains.rating} />
            </Suspense>
          )}
          <Ranking all={all} isTight={isTight} match={match} />
          <ResultNext
            isTight={isTight}
            match={match}
            picture={() => tablePicture(room, match, all, t, language)}
            room={room}
            store={store}
          />
        </>
      )}
    </section>
  );
}

/** The final ranking; with two players the headline is enough. */
function Ranking({ match, all, isTight }: Pick<ResultSheetProps, 'match' | 'all' | 'isTight'>) {
  const { t } = useTexts();
  if (all.length < 3) return null;
  const nameAt = (sitting: Sitting | undefined) => {
    if (!sitting) return '';
    if (sitting.isMe) return t('table.you');
    return isTight ? sitting.short : sitting.name;
  };
  let place = 1;
  const rows = (match.result?.places ?? []).flatMap((group) => {
    const mine = place;
    place += group.length;
    return group.map((seat) => ({ seat, place: mine, score: match.scores?.[seat] }));
  });
  return (
    <ol className={styles.ranking}>
      {rows.map(({ seat, place: at, score }) => (
        <li key={seat}>
          <span className={styles.number}>{at}</span>
          <SeatShape seat={seat} size={14} />
          <span className={styles.rankingName}>{nameAt(all[seat])}</span>
          {score !== undefined && <span className={styles.number}>{score}</span>}
        </li>
      ))}
    </ol>
  );
}
