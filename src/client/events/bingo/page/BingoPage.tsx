// The page of a bingo game: one's cards and the calls, or the board of all numbers for who looks on.
import { useParams } from 'react-router-dom';
import { isNowhere } from '../../../../contract/errors.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { useWidth } from '../../../parts/useWidth.ts';
import { useBingo } from '../useBingo.ts';
import { BingoFrame } from './BingoFrame.tsx';
import styles from './bingo.module.css';
import { Game } from './Game.tsx';

function Following({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const followed = useBingo(id);
  const width = useWidth();
  const { state, refusal } = followed;
  if (state)
    return <Game followed={followed} isNarrow={width === 'narrow' || width === 'rail'} state={state} />;
  return (
    <BingoFrame detail="" title={t('pages:bingo.name')}>
      <main className={styles.pageOne} id="content">
        {refusal ? (
          <BlockState
            action={<ButtonLink to="/">{t('nav.dashboard')}</ButtonLink>}
            top="lying"
            words={isNowhere(refusal) ? t('pages:bingo.notFound') : t(`errors.${refusal.error}`)}
          />
        ) : (
          <div aria-busy="true" className={styles.skeleton} />
        )}
      </main>
    </BingoFrame>
  );
}

export function BingoPage() {
  const { bingoId = '' } = useParams();
  return (
    <PageTexts>
      <Following id={bingoId} key={bingoId} />
    </PageTexts>
  );
}
