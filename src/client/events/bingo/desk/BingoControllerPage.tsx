// The caller's page: makes a bingo game, or calls the one in the address.
import { useSearchParams } from 'react-router-dom';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { Block } from '../../../parts/Block.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { GameForm } from '../GameForm.tsx';
import { OpenGames } from '../OpenGames.tsx';
import { useBingo } from '../useBingo.ts';
import styles from './controller.module.css';
import { Desk } from './Desk.tsx';

function Choosing({ onChosen }: { onChosen(bingo: string): void }) {
  const { t } = useTexts();
  return (
    <div className={styles.choosing}>
      <PageHeading>{t('pages:bingo.desk.title')}</PageHeading>
      <Block title={t('pages:bingo.sessions.title')}>
        <OpenGames />
      </Block>
      <Block title={t('pages:bingo.form.title')}>
        <Surface>
          <GameForm isPlanned={false} onMade={onChosen} />
        </Surface>
      </Block>
    </div>
  );
}

function Calling({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const followed = useBingo(id);
  const { state, refusal } = followed;
  if (state) return <Desk followed={followed} state={state} />;
  return (
    <div className={styles.choosing}>
      <PageHeading>{t('pages:bingo.desk.title')}</PageHeading>
      {refusal ? (
        <BlockState
          action={<ButtonLink to="/bingoController">{t('pages:bingo.sessions.title')}</ButtonLink>}
          top="lying"
          words={refusal.error === 'NotFound' ? t('pages:bingo.notFound') : t(`errors.${refusal.error}`)}
        />
      ) : (
        <Skeleton height={320} width="100%" />
      )}
    </div>
  );
}

export function BingoControllerPage() {
  const [search, setSearch] = useSearchParams();
  const bingo = search.get('bingo');
  return (
    <PageTexts>
      {bingo ? (
        <Calling id={bingo} key={bingo} />
      ) : (
        <Choosing onChosen={(made) => setSearch({ bingo: made })} />
      )}
    </PageTexts>
  );
}
