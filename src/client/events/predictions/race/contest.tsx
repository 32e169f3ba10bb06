// What is drawn of race prediction.
import { Field, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { raceByRace, raceOverview } from '../../../../contract/events/predictionBoards.ts';
import {
  type OfficialPodium,
  type PredictorGame,
  raceStages,
} from '../../../../contract/events/predictions.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import type { DrawnContest, ResultProps } from '../DrawnContest.tsx';
import { everyMs, firstPage, Ranking } from '../Ranking.tsx';
import { ResultForm } from '../ResultForm.tsx';
import { RaceStages } from './RaceStages.tsx';

function Overview({ game: { fixtureId } }: { readonly game: PredictorGame }) {
  const query = useAnswer(raceOverview, { query: { fixtureId, ...firstPage } }, { everyMs });
  return <Ranking query={query} rowsOf={({ items }) => items} />;
}

interface OfStageProps {
  readonly game: PredictorGame;
  readonly stageId: string;
}

function OfStage({ game: { fixtureId }, stageId }: OfStageProps) {
  const query = useAnswer(raceByRace, { query: { fixtureId, ...firstPage } }, { everyMs });
  return (
    <Ranking
      query={query}
      rowsOf={({ items }) => items.find(({ raceId }) => raceId === stageId)?.rows ?? []}
    />
  );
}

const useStages = ({ fixtureId }: PredictorGame) =>
  useAnswer(raceStages, { query: { raceSeasonId: fixtureId } }).data?.stages ?? [];

const parts = ['first', 'second', 'third', 'pole', 'fastestLap'] as const;
const nobody: OfficialPodium = { first: null, second: null, third: null, pole: null, fastestLap: null };

function Result({ gameId, item }: ResultProps) {
  const { t } = useTexts();
  const [podium, setPodium] = useState<OfficialPodium>(item.race ?? nobody);
  return (
    <ResultForm
      gameId={gameId}
      isLockedEarly
      item={item}
      noResult={{ race: null }}
      result={podium.first === null ? null : { race: podium }}
    >
      {parts.map((part) => (
        <Field key={part} label={t(`pages:predict.race.${part}`)}>
          <Select
            onChange={(_, { value }) => setPodium({ ...podium, [part]: value === '' ? null : value })}
            value={podium[part] ?? ''}
          >
            <option value="">–</option>
            {item.choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </ResultForm>
  );
}

export const contest: DrawnContest = {
  Stages: RaceStages,
  Overview,
  OfStage,
  hasTips: true,
  useStages,
  Result,
};
