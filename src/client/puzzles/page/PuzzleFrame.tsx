// The frame of a puzzle page: bar, board, and beside or below it what explains the puzzle and its result.
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { puzzleFacts } from '../../../catalogue/facts.ts';
import type { Stats } from '../../../contract/puzzles/puzzles.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { SkipLink } from '../../frame/shell/SkipLink.tsx';
import { PuzzleBar } from './PuzzleBar.tsx';
import type { DrawerKind, PuzzlePhase } from './phase.ts';
import styles from './puzzle.module.css';

interface PuzzleFrameProps {
  readonly gameType: string;
  readonly phase?: PuzzlePhase;
  /** Day and number. */
  readonly detail?: string;
  readonly stats?: Stats;
  /** What else stands in the bar. */
  readonly beside?: ReactNode;
  readonly rail?: ReactNode;
  readonly children: ReactNode;
}

const PuzzleDrawer = lazy(async () => ({ default: (await import('./PuzzleDrawer.tsx')).PuzzleDrawer }));

export function PuzzleFrame(props: PuzzleFrameProps) {
  const { gameType, phase = 'none', detail, stats, beside, rail, children } = props;
  const { t } = useTexts();
  const [drawer, open] = useState<DrawerKind | null>(null);
  return (
    <div className={styles.page} data-phase={phase} data-puzzle={gameType}>
      <SkipLink to="board">{t('pages:daily.skip')}</SkipLink>
      <PuzzleBar beside={beside} detail={detail ?? ''} gameType={gameType} onOpen={open} />
      <main className={styles.main} id="content">
        <div className={styles.stage} id="board" tabIndex={-1}>
          {children}
        </div>
        {rail && <div className={styles.rail}>{rail}</div>}
      </main>
      {drawer && (
        <Suspense>
          <PuzzleDrawer gameType={gameType} kind={drawer} onClose={() => open(null)} stats={stats ?? null} />
        </Suspense>
      )}
    </div>
  );
}

/** The empty board while the puzzle is on its way. */
export function PuzzleSkeleton({ gameType }: { readonly gameType: string }) {
  const facts = puzzleFacts.find(({ id }) => id === gameType);
  if (!facts) return null;
  const { rows, cells } = facts.empty;
  const all = Array.from({ length: rows * cells }, (_, at) => at);
  return (
    <div className={styles.skeleton} style={{ gridTemplateColumns: `repeat(${cells}, minmax(0, 1fr))` }}>
      {all.map((at) => (
        <span key={at} />
      ))}
    </div>
  );
}
