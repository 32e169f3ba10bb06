// At a table with a move a day: on to the next game that waits for oneself, by a button or the key N.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { tablePath } from '../../../contract/pages.ts';
import type { MatchView } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { refresh } from '../../base/api/refresh.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { nextTable, waitingForMe } from '../../games/turns/turnOrder.ts';
import { useTitleCount } from '../../games/turns/useTitleCount.ts';
import { useYourTurns } from '../../games/turns/yourTurns.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { isMyTurn } from '../seats.ts';

const useStyles = makeStyles({
  next: { flexShrink: 0, minHeight: '40px', whiteSpace: 'nowrap' },
  tight: { minWidth: 0, padding: '4px 8px', minHeight: '44px' },
});

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null;

/** The key goes on as the button does; while a move is chosen on the board it means nothing else there. */
function useNextKey(path: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === null) return;
    const hear = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key.toLowerCase() === 'n' && isPlain && !isWriting(event.target)) void navigate(path);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [path, navigate]);
}

interface NextTableProps {
  readonly match: MatchView;
  readonly isTight: boolean;
}

function Next({ match, isTight }: NextTableProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const { data } = useYourTurns();
  const { room, turn } = match;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every turn other games may wait
  useEffect(() => void refresh(['dailyTurns']), [room, turn]);
  const waiting = waitingForMe(data?.tables ?? []);
  const others = waiting.filter(({ roomId }) => roomId !== room).length;
  const next = nextTable(data?.tables ?? [], room);
  const path = next && tablePath(next);
  useTitleCount(waiting.length);
  useNextKey(path);
  if (path === null) return null;
  const words = t('pages:turns.next', { count: others });
  return (
    <ButtonLink
      appearance={isMyTurn(match) ? 'outline' : 'primary'}
      aria-keyshortcuts="n"
      aria-label={words}
      className={mergeClasses(styles.next, isTight && styles.tight)}
      to={path}
    >
      {isTight ? t('pages:turns.nextShort', { count: others }) : words}
    </ButtonLink>
  );
}

export const NextTable = (props: NextTableProps) => (
  <PageTexts>
    <Next {...props} />
  </PageTexts>
);
