// The results desk: an admin types in what came out where no source says it, or where it is wrong.
import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resultsDesk } from '../../../../contract/events/predictionDesk.ts';
import {
  kinds,
  type PredictorGame,
  predictorGames,
  raceStages,
  scoreStages,
} from '../../../../contract/events/predictions.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { Block } from '../../../parts/Block.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { ResultRow } from './ResultRow.tsx';

const useStyles = makeStyles({
  choices: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 320px))',
  },
  list: { padding: 0 },
});

interface DeskProps {
  onEntered(): Promise<void>;
}

export function ResultsDesk({ onEntered }: DeskProps) {
  const { t } = useTexts();
  const { userId, team } = useSignedIn();
  const query = useAnswer(predictorGames, { params: { companyId: team?.teamId ?? userId } });
  const [search] = useSearchParams();
  const asked = { gameId: search.get('game'), stageId: search.get('stage') };
  return (
    <Block title={t('pages:predict.tab.results')}>
      <Loaded
        query={query}
        skeleton={<Skeleton height={120} width="100%" />}
        what={t('pages:predict.tab.results')}
      >
        {({ games }) =>
          games.length === 0 ? (
            <Surface>
              <BlockState top="leaning" words={t('pages:predict.tab.nothing')} />
            </Surface>
          ) : (
            <Desk
              asked={asked}
              games={games}
              key={`${asked.gameId} ${asked.stageId}`}
              onEntered={onEntered}
            />
          )
        }
      </Loaded>
    </Block>
  );
}

interface DeskOfGamesProps extends DeskProps {
  readonly games: readonly PredictorGame[];
  /** What the address asks for, as a notification of an awarded match does. */
  readonly asked: { readonly gameId: string | null; readonly stageId: string | null };
}

function Desk({ games, asked, onEntered }: DeskOfGamesProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const [gameId, choose] = useState(asked.gameId ?? games[0]?.gameId);
  const [wanted, setStage] = useState(asked.stageId);
  const game = games.find((each) => each.gameId === gameId) ?? games[0];
  const fixtureId = game?.fixtureId ?? '';
  const isScore = game?.kind === kinds.score;
  const isRace = game?.kind === kinds.race;
  const scores = useAnswer(scoreStages, { query: { fixtureId } }, { isWanted: isScore }).data?.stages;
  const races = useAnswer(raceStages, { query: { raceSeasonId: fixtureId } }, { isWanted: isRace }).data
    ?.stages;
  const nameOf = (id: string): string => {
    const day = scores?.find(({ stageId: of }) => of === id);
    if (day && day.number !== null) return t('pages:predict.matchDay', { number: day.number });
    return day?.name ?? races?.find(({ stageId: of }) => of === id)?.name ?? id;
  };
  const stages = (isScore ? scores : isRace ? races : null) ?? [];
  if (!game) return null;
  const stage = stages.find(({ stageId }) => stageId === (wanted ?? game.currentStageId)) ?? stages[0];
  const stageId = stage?.stageId ?? game.currentStageId;
  return (
    <>
      <div className={styles.choices}>
        <Choice
          label={t('pages:predict.event')}
          onChange={(next) => {
            choose(next.gameId);
            setStage(null);
          }}
          value={game}
          values={games}
          words={({ name }) => name}
        />
        {stage && (
          <Choice
            label={t('pages:predict.tab.stage')}
            onChange={(next) => setStage(next.stageId)}
            value={stage}
            values={stages}
            words={({ stageId: id }) => nameOf(id)}
          />
        )}
      </div>
      {stageId && <Items gameId={game.gameId} onEntered={onEntered} stageId={stageId} />}
    </>
  );
}

function Items({
  gameId,
  stageId,
  onEntered,
}: DeskProps & { readonly gameId: string; readonly stageId: string }) {
  const styles = useStyles();
  const { t } = useTexts();
  const query = useAnswer(resultsDesk, { query: { gameId, stageId } });
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={240} width="100%" />}
      what={t('pages:predict.tab.results')}
    >
      {({ items }) => (
        <Surface className={styles.list}>
          <ul>
            {items.map((item) => (
              <ResultRow gameId={gameId} item={item} key={item.itemId} onEntered={onEntered} />
            ))}
          </ul>
        </Surface>
      )}
    </Loaded>
  );
}
