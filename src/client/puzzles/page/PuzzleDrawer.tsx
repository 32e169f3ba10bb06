// A drawer beside a puzzle: its rules, or one's own stats with earlier puzzles.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { Stats } from '../../../contract/puzzles/puzzles.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { DrawerContent, PageDrawer } from '../../parts/PageDrawer.tsx';
import { Archive } from './Archive.tsx';
import { RuleSections } from './HelpCard.tsx';
import type { DrawerKind } from './phase.ts';
import puzzleStyles from './puzzle.module.css';
import { StatsBlock } from './StatsBlock.tsx';

const useStyles = makeStyles({
  body: { display: 'grid', alignContent: 'start', gap: '20px' },
});

interface PuzzleDrawerProps {
  readonly gameType: string;
  readonly kind: DrawerKind;
  readonly stats: Stats | null;
  onClose(): void;
}

export function PuzzleDrawer({ gameType, kind, stats, onClose }: PuzzleDrawerProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const game = t(`games.${gameType}`);
  return (
    <PageDrawer
      onClose={onClose}
      title={t(kind === 'rules' ? 'game.rulesOf' : 'pages:daily.statsOf', { game })}
    >
      <DrawerContent>
        <div className={mergeClasses(styles.body, puzzleStyles.drawer)}>
          {kind === 'rules' ? (
            <RuleSections gameType={gameType} />
          ) : (
            <>
              {stats && <StatsBlock chosen={null} stats={stats} />}
              <Archive gameType={gameType} onFollow={onClose} />
            </>
          )}
        </div>
      </DrawerContent>
    </PageDrawer>
  );
}
