// A drawer beside a puzzle: its rules, or one's own stats with earlier puzzles.
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import type { Stats } from '../../../contract/puzzles.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { Archive } from './Archive.tsx';
import { RuleSections } from './HelpCard.tsx';
import type { DrawerKind } from './phase.ts';
import { StatsBlock } from './StatsBlock.tsx';

const useStyles = makeStyles({
  drawer: { width: '440px', maxWidth: '100%', '@media (max-width: 639.98px)': { width: '100%' } },
  body: { display: 'grid', alignContent: 'start', gap: '20px', paddingBottom: '32px' },
});

interface PuzzleDrawerProps {
  readonly gameType: string;
  readonly kind: DrawerKind;
  readonly stats: Stats | null;
  onClose(): void;
}

export function PuzzleDrawer({ gameType, kind, stats, onClose }: PuzzleDrawerProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const label = t('drawer.close');
  const game = t(`games.${gameType}`);
  return (
    <OverlayDrawer
      className={styles.drawer}
      onOpenChange={(_, { open }) => !open && onClose()}
      open
      position="end"
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              aria-label={label}
              icon={<Dismiss20Regular />}
              onClick={onClose}
              title={label}
            />
          }
          heading={{ className: type.section }}
        >
          {t(kind === 'rules' ? 'game.rulesOf' : 'puzzles:daily.statsOf', { game })}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={mergeClasses(styles.body, 'pz-drawer')} tabIndex={0}>
        {kind === 'rules' ? (
          <RuleSections gameType={gameType} />
        ) : (
          <>
            {stats && <StatsBlock chosen={null} stats={stats} />}
            <Archive gameType={gameType} onFollow={onClose} />
          </>
        )}
      </DrawerBody>
    </OverlayDrawer>
  );
}
