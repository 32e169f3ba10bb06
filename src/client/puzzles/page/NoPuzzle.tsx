// Where there is no puzzle of the kind today: when the next one comes, or who can schedule one.
import { BlockState } from '../../../ui/BlockState.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useUser } from '../../base/session/useSession.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import type { DailyPuzzle } from '../daily/today.ts';
import { Archive } from './Archive.tsx';
import { Coming } from './NextCard.tsx';
import { PuzzleFrame } from './PuzzleFrame.tsx';
import styles from './puzzle.module.css';

export function NoPuzzle({ daily }: { readonly daily: DailyPuzzle }) {
  const { t } = useTexts();
  const isAdmin = useUser()?.isAdmin === true;
  const isScheduled = daily.next !== null;
  const words = isScheduled
    ? t('pages:daily.noneNow')
    : t(isAdmin ? 'pages:daily.noneAdmin' : 'pages:daily.noneMember');
  const action =
    isAdmin && !isScheduled ? (
      <ButtonLink appearance="primary" to="/scheduler">
        {t('pages:daily.schedule')}
      </ButtonLink>
    ) : (
      <ButtonLink to="/">{t('pages:daily.toDashboard')}</ButtonLink>
    );
  return (
    <PuzzleFrame gameType={daily.gameType} rail={<Archive gameType={daily.gameType} isQuietWhenEmpty />}>
      <div className={styles.empty}>
        <BlockState action={action} top="leaning" words={words} />
        <Coming daily={daily} />
      </div>
    </PuzzleFrame>
  );
}
