// The results desk: an admin types in what came out where no source says it, or where it is wrong.
import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resultsDesk } from '../../../../contract/events/predictionDesk.ts';
import { type PredictorGame, predictorGames } from '../../../../contract/events/predictions.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { Block } from '../../../parts/Block.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import type { DrawnContest } from '../../predictions/DrawnContest.tsx';
import { drawnContest } from '../../predictions/drawnContests.ts';

const useStyles = makeStyles({
  choices: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 320px))',
  },
  list: { padding: 0 },
});

export function ResultsDesk() {
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
            <Desk asked={asked} games={games} key={`${asked.gameId} ${asked.stageId}`} />
          )
        }
      </Loaded>
    </Block>
  );
}

interface DeskOfGamesProps {
  readonly games: readonly PredictorGame[];
  /** What the address asks for, as a notification of an awarded match does. */
  readonly asked: { readonly gameId: string | null; readonly stageId: string | null };
}

function Desk({ games, asked }: DeskOfGamesProps) {
  const [gameId, choose] = useState(asked.gameId ?? games[0]?.gameId);
  const game = games.find((each) => each.gameId === gameId) ?? games[0];
  if (!game) return null;
  const wanted = game.gameId === asked.gameId ? asked.stageId : null;
  return <DeskOfGame game={game} games={games} key={game.gameId} onGame={choose} wanted={wanted} />;
}

interface DeskOfGameProps {
  readonly game: PredictorGame;
  readonly games: readonly PredictorGame[];
  /** The stage that is shown first; null: the one that is on. */
  readonly wanted: string | null;
  onGame(gameId: string): void;
}

function DeskOfGame({ game, games, wanted, onGame }: DeskOfGameProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const [chosen, setStage] = useState(wanted);
  const { useStages, Result } = drawnContest(game.kind);
  const stages = useStages(game);
  const stage = stages.find(({ stageId }) => stageId === (chosen ?? game.currentStageId)) ?? stages[0];
  const stageId = stage?.stageId ?? game.currentStageId;
  return (
    <>
      <div className={styles.choices}>
        <Choice
          label={t('pages:predict.event')}
          onChange={(next) => onGame(next.gameId)}
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
            words={({ name }) => name}
          />
        )}
      </div>
      {stageId && <Items gameId={game.gameId} Result={Result} stageId={stageId} />}
    </>
  );
}

interface ItemsProps {
  readonly gameId: string;
  readonly stageId: string;
  readonly Result: DrawnContest['Result'];
}

function Items({ gameId, stageId, Result }: ItemsProps) {
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
              <Result gameId={gameId} item={item} key={item.itemId} />
            ))}
          </ul>
        </Surface>
      )}
    </Loaded>
  );
}
