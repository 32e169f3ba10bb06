// Races of a season: one of them, to predict or to look at.
import { useQueryClient } from '@tanstack/react-query';
import {
  type RaceStage,
  raceStages,
  type StageRace,
  stageRace,
} from '../../../../contract/events/predictions.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { answerKey, useAnswer } from '../../../base/api/useAnswer.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import type { StagesProps } from '../DrawnContest.tsx';
import { StagePicker } from '../StagePicker.tsx';
import { dayAndTime } from '../times.ts';
import { RacePodium } from './RacePodium.tsx';

export function RaceStages({ game, stageId, onStage }: StagesProps) {
  const { t } = useTexts();
  const query = useAnswer(raceStages, { query: { raceSeasonId: game.fixtureId } });
  return (
    <Loaded query={query} skeleton={<Skeleton height={480} width="100%" />} what={game.name}>
      {({ stages, currentStageId }) => {
        const stage = stages.find((each) => each.stageId === (stageId ?? currentStageId)) ?? stages[0];
        if (!stage) return <p>{t('pages:predict.noStages')}</p>;
        return (
          <Race gameId={game.gameId} key={stage.stageId} onStage={onStage} stage={stage} stages={stages} />
        );
      }}
    </Loaded>
  );
}

interface RaceProps {
  readonly gameId: string;
  readonly stage: RaceStage;
  readonly stages: readonly RaceStage[];
  onStage(stageId: string): void;
}

function Race({ gameId, stage, stages, onStage }: RaceProps) {
  const { t, language } = useTexts();
  const { stageId, name, circuit, locksAt } = stage;
  const asked = { query: { gameId, stageId } };
  const query = useAnswer(stageRace, asked, { everyMs: 60_000 });
  const queries = useQueryClient();
  const onSaved = (answer: StageRace) => queries.setQueryData(answerKey(stageRace, asked), answer);
  const time = dayAndTime(locksAt, language);
  return (
    <>
      <StagePicker
        label={t('pages:predict.race.stage')}
        note={`${circuit} · ${t('pages:predict.race.locks', { time })}`}
        onStage={onStage}
        stageId={stageId}
        stages={stages}
      />
      <Loaded query={query} skeleton={<Skeleton height={480} width="100%" />} what={name}>
        {(race) => <RacePodium gameId={gameId} onSaved={onSaved} race={race} />}
      </Loaded>
    </>
  );
}
