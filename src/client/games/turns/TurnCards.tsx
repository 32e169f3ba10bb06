// Games with a move a day as cards: a small picture of the board, the others, and how long is left.
import { mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { tablePath } from '../../../contract/pages.ts';
import type { DailyTable } from '../../../contract/play/daily.ts';
import { gameStatus } from '../../../contract/play/tables.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { localeOf } from '../../base/words/language.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { FallbackOnError } from '../../parts/FallbackOnError.tsx';
import { GameArt } from '../GameArt.tsx';
import styles from '../live/ownGames.module.css';
import { dueText } from './dueText.ts';

/** With the boards and the texts of the games: after the page. */
const LivePicture = lazy(async () => ({
  default: (await import('../live/LivePicture.tsx')).LivePicture,
}));

/** Whether the element has come into the window: of two hundred boards only those are drawn. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, see] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see(true);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [isSeen]);
  return [ref, isSeen] as const;
}

function storyOf({ waits, dueAt, isLate }: DailyTable, now: number, t: Speak, language: 'en' | 'tr'): string {
  const when = dueAt === null ? '' : dueText(Date.parse(dueAt), now, localeOf(language));
  if (waits === 'decision') return t('pages:turns.decideUntil', { when });
  if (waits === null) return t('pages:turns.othersTurn');
  return t(isLate ? 'pages:turns.lateUntil' : 'table.daily.until', { when });
}

interface TurnCardProps {
  readonly table: DailyTable;
  readonly now: number;
  readonly isFirst: boolean;
}

function TurnCard({ table, now, isFirst }: TurnCardProps) {
  const type = useType();
  const { t, language } = useTexts();
  const [picture, isSeen] = useSeen();
  const { gameName, others, waits } = table;
  const game = t(`games.${gameName}`);
  const title = table.name || game;
  const names = others.map(({ name }) => name).join(', ');
  const words = t(`pages:turns.act.${waits ?? 'look'}`);
  const art = <GameArt className={styles.art} game={gameName} size={64} />;
  const shown = {
    id: table.roomId,
    gameName,
    players: [],
    lastMoveTimeUnix: table.dueAt === null ? 0 : Date.parse(table.dueAt),
    isMyTurn: waits !== null,
    gameStatus: gameStatus.started,
  };
  return (
    <li className={styles.card} data-part="turn">
      <div aria-hidden="true" className={styles.picture} data-part="picture" inert ref={picture}>
        {isSeen ? (
          <FallbackOnError fallback={art}>
            <Suspense fallback={art}>
              <LivePicture fallback={art} table={shown} />
            </Suspense>
          </FallbackOnError>
        ) : (
          art
        )}
      </div>
      <div className={styles.words}>
        <h3 className={mergeClasses(type.strong, type.oneLine)} dir="auto">
          {title}
        </h3>
        <p className={mergeClasses(type.caption, type.quiet, styles.story)} dir="auto">
          {names}
        </p>
        <p className={mergeClasses(type.caption, styles.story)}>{storyOf(table, now, t, language)}</p>
      </div>
      <ButtonLink
        appearance={isFirst ? 'primary' : 'outline'}
        aria-label={t('tables.actAt', { act: words, table: names ? `${title}, ${names}` : title })}
        className={styles.whole}
        to={tablePath(table)}
      >
        {words}
      </ButtonLink>
    </li>
  );
}

interface TurnCardsProps {
  readonly tables: readonly DailyTable[];
  /** Of the server, when the list was made. */
  readonly now: string;
}

export function TurnCards({ tables, now }: TurnCardsProps) {
  return (
    <ul className={styles.games}>
      {tables.map((table, at) => (
        <TurnCard
          isFirst={at === 0 && table.waits !== null}
          key={table.roomId}
          now={Date.parse(now)}
          table={table}
        />
      ))}
    </ul>
  );
}
