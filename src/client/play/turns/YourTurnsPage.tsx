// The page of one's games with a move a day: those that wait for oneself, then those that wait for others.
import { makeStyles } from '@fluentui/react-components';
import type { YourTurns } from '../../../contract/play/daily.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { TurnCards } from '../../games/turns/TurnCards.tsx';
import { waitingForMe } from '../../games/turns/turnOrder.ts';
import { useYourTurns } from '../../games/turns/yourTurns.ts';
import { Block } from '../../parts/Block.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px', minWidth: 0 },
});

function Lists({ tables, now }: YourTurns) {
  const { t } = useTexts();
  const mine = waitingForMe(tables);
  const others = tables.filter(({ waits }) => waits === null);
  if (tables.length === 0)
    return (
      <Surface>
        <BlockState
          action={<ButtonLink to="/games">{t('home.allGames')}</ButtonLink>}
          top="lying"
          words={t('pages:turns.none')}
        />
      </Surface>
    );
  return (
    <>
      <Block title={t('pages:turns.waiting', { count: mine.length })}>
        {mine.length > 0 ? <TurnCards now={now} tables={mine} /> : <p>{t('pages:turns.noneWaits')}</p>}
      </Block>
      {others.length > 0 && (
        <Block title={t('pages:turns.waitingForOthers')}>
          <TurnCards now={now} tables={others} />
        </Block>
      )}
    </>
  );
}

export function YourTurnsPage() {
  const styles = useStyles();
  const { t } = useTexts();
  const query = useYourTurns();
  const title = t('table.daily.title');
  return (
    <div className={styles.page}>
      <PageHeading>{title}</PageHeading>
      <PageTexts>
        <Loaded query={query} skeleton={<Skeleton height={240} width="100%" />} what={title}>
          {(turns) => <Lists {...turns} />}
        </Loaded>
      </PageTexts>
    </div>
  );
}
