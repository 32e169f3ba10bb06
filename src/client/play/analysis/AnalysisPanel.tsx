// Beside or below the analysis board: back and forward, the moves that were tried, and what else goes with them.
import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import type { GameBoard } from '../../../ui/BoardProps.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { TurnSteps } from '../history/TurnSteps.tsx';
import type { Sitting } from '../seats.ts';
import styles from './analysis.module.css';
import { TriedMoves } from './TriedMoves.tsx';
import type { Analysis } from './useAnalysis.ts';

interface AnalysisPanelProps {
  readonly analysis: Analysis;
  readonly all: readonly Sitting[];
  readonly board: Pick<GameBoard, 'sides'>;
  readonly children: React.ReactNode;
}

export function AnalysisPanel({ analysis, all, board, children }: AnalysisPanelProps) {
  const { t } = useTexts();
  const { spot, steps, remove } = analysis;
  const { tried } = spot;
  return (
    <div className={styles.panel}>
      <TurnSteps {...steps} />
      <div className={styles.scrolled}>
        <section aria-label={t('pages:analysis.board.list')}>
          <TriedMoves all={all} analysis={analysis} sides={board.sides} />
          {tried !== null && (
            <Button
              appearance="subtle"
              className={styles.remove ?? ''}
              icon={<Delete20Regular />}
              onClick={() => remove(tried)}
            >
              {t('pages:analysis.board.remove')}
            </Button>
          )}
        </section>
        {children}
      </div>
    </div>
  );
}
