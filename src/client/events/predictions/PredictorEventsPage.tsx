// Predictions: choose what to predict, predict it stage by stage, and see how the team stands.
import { mergeClasses, Tab, TabList } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PredictorGame, predictorGames } from '../../../contract/events/predictions.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { drawnContest } from './drawnContests.ts';
import styles from './predictions.module.css';
import { Standings } from './Standings.tsx';
import { TipsBlock } from './tips/TipsBlock.tsx';

const views = ['predict', 'standings'] as const;

function Nothing() {
  const { t } = useTexts();
  const { isAdmin } = useSignedIn();
  const action = isAdmin ? (
    <ButtonLink appearance="primary" to="/scheduler?tab=predictors">
      {t('pages:predict.schedule')}
    </ButtonLink>
  ) : undefined;
  return (
    <Surface>
      <BlockState action={action} top="leaning" words={t('pages:predict.empty')} />
    </Surface>
  );
}

function Game({ game }: { readonly game: PredictorGame }) {
  const { t } = useTexts();
  const [stageId, setStage] = useState<string | null>(game.currentStageId);
  const [view, setView] = useState<(typeof views)[number]>('predict');
  const { Stages, hasTips } = drawnContest(game.kind);
  return (
    <>
      <TabList
        className={styles.tabs}
        onTabSelect={(_, { value }) => setView(value === 'standings' ? 'standings' : 'predict')}
        selectedValue={view}
      >
        {views.map((each) => (
          <Tab key={each} value={each}>
            {t(`pages:predict.${each}`)}
          </Tab>
        ))}
      </TabList>
      <div className={styles.columns} data-view={view}>
        <div className={styles.predict}>
          <Stages game={game} onStage={setStage} stageId={stageId} />
        </div>
        <Standings game={game} stageId={stageId} />
      </div>
      {hasTips && stageId !== null && <TipsBlock gameId={game.gameId} key={stageId} stageId={stageId} />}
    </>
  );
}

function Games({ games }: { readonly games: readonly PredictorGame[] }) {
  const type = useType();
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const game = games.find(({ gameId }) => gameId === search.get('game')) ?? games[0];
  if (!game) return <Nothing />;
  return (
    <>
      <div className={styles.picker}>
        {games.length === 1 ? (
          <p className={type.large}>{game.name}</p>
        ) : (
          <Choice
            label={t('pages:predict.event')}
            onChange={({ gameId }) => setSearch({ game: gameId }, { replace: true })}
            value={game}
            values={games}
            words={({ name }) => name}
          />
        )}
        {game.isSample && (
          <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:predict.sample')}</p>
        )}
      </div>
      <Game game={game} key={game.gameId} />
    </>
  );
}

function Predictions() {
  const { t } = useTexts();
  const { userId, team } = useSignedIn();
  const query = useAnswer(predictorGames, { params: { companyId: team?.teamId ?? userId } });
  return (
    <div className={styles.predictions}>
      <PageHeading>{t('pages:predict.title')}</PageHeading>
      <Loaded query={query} skeleton={<Skeleton height={480} width="100%" />} what={t('pages:predict.title')}>
        {({ games }) => <Games games={games} />}
      </Loaded>
    </div>
  );
}

export function PredictorEventsPage() {
  return (
    <PageTexts>
      <Predictions />
    </PageTexts>
  );
}
