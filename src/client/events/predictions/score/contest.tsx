// What is drawn of score prediction.
import { Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { scoreOverview, scoreStage } from '../../../../contract/events/predictionBoards.ts';
import { type PredictorGame, scoreStages } from '../../../../contract/events/predictions.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import type { DrawnContest, ResultProps } from '../DrawnContest.tsx';
import { everyMs, firstPage, Ranking } from '../Ranking.tsx';
import { ResultForm } from '../ResultForm.tsx';
import { ScoreStages, useStageName } from './ScoreStages.tsx';

const useStyles = makeStyles({ goals: { width: '64px', minWidth: 0 } });

function Overview({ game: { fixtureId } }: { readonly game: PredictorGame }) {
  const query = useAnswer(scoreOverview, { query: { fixtureId, ...firstPage } }, { everyMs });
  return <Ranking query={query} rowsOf={({ items }) => items} />;
}

interface OfStageProps {
  readonly game: PredictorGame;
  readonly stageId: string;
}

function OfStage({ game: { fixtureId }, stageId }: OfStageProps) {
  const query = useAnswer(scoreStage, { query: { fixtureId, stageId, ...firstPage } }, { everyMs });
  return <Ranking query={query} rowsOf={({ items }) => items} />;
}

function useStages({ fixtureId }: PredictorGame) {
  const nameOf = useStageName();
  const { data } = useAnswer(scoreStages, { query: { fixtureId } });
  return (data?.stages ?? []).map((stage) => ({ stageId: stage.stageId, name: nameOf(stage) }));
}

const sides = ['home', 'away'] as const;

function Result({ gameId, item }: ResultProps) {
  const styles = useStyles();
  const [goals, setGoals] = useState({
    home: item.score ? String(item.score.home) : '',
    away: item.score ? String(item.score.away) : '',
  });
  const isWhole = goals.home !== '' && goals.away !== '';
  const result = isWhole ? { score: { home: Number(goals.home), away: Number(goals.away) } } : null;
  return (
    <ResultForm gameId={gameId} item={item} noResult={{ score: null }} result={result}>
      {sides.map((side, at) => (
        <Input
          aria-label={item.name.split(' – ')[at] ?? item.name}
          className={styles.goals}
          inputMode="numeric"
          key={side}
          maxLength={2}
          onChange={(_, { value }) => setGoals({ ...goals, [side]: value.replaceAll(/\D/g, '') })}
          value={goals[side]}
        />
      ))}
    </ResultForm>
  );
}

export const contest: DrawnContest = {
  Stages: ScoreStages,
  Overview,
  OfStage,
  hasTips: true,
  useStages,
  Result,
};
