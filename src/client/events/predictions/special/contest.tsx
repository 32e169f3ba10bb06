// What is drawn of special-event prediction.
import { Checkbox } from '@fluentui/react-components';
import { lazy, useState } from 'react';
import { specialOverview } from '../../../../contract/events/predictionBoards.ts';
import type { PredictorGame } from '../../../../contract/events/predictions.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import type { DrawnContest, ResultProps } from '../DrawnContest.tsx';
import { everyMs, firstPage, Ranking } from '../Ranking.tsx';
import { ResultForm } from '../ResultForm.tsx';
import { EventQuestions } from './EventQuestions.tsx';

function Overview({ game: { gameId } }: { readonly game: PredictorGame }) {
  const query = useAnswer(specialOverview, { query: { gameId, ...firstPage } }, { everyMs });
  return <Ranking query={query} rowsOf={({ items }) => items} />;
}

const useStages = () => [];

function Result({ gameId, item }: ResultProps) {
  const [right, setRight] = useState<readonly string[]>(item.special ?? []);
  const choose = (id: string, isChosen: boolean) => {
    const others = item.isMulti ? right.filter((each) => each !== id) : [];
    setRight(isChosen ? [...others, id] : others);
  };
  return (
    <ResultForm
      gameId={gameId}
      item={item}
      noResult={{ special: null }}
      result={right.length === 0 ? null : { special: [...right] }}
    >
      {item.choices.map(({ id, name }) => (
        <Checkbox
          checked={right.includes(id)}
          key={id}
          label={name}
          onChange={(_, { checked }) => choose(id, checked === true)}
        />
      ))}
    </ResultForm>
  );
}

const Editor = lazy(async () => ({
  default: (await import('./SpecialEventEditor.tsx')).SpecialEventEditor,
}));

export const contest: DrawnContest = { Stages: EventQuestions, Overview, useStages, Result, Editor };
