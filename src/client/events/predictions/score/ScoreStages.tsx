// Match days of a league: the matches of one of them, to predict or to look at.
import { Switch } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { type InputEvent, useEffect, useRef, useState } from 'react';
import {
  type PredictorGame,
  predictScores,
  type Stage,
  type StageMatches,
  scoreStages,
  stageMatches,
} from '../../../../contract/events/predictions.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { answerKey, useAnswer } from '../../../base/api/useAnswer.ts';
import { device, rememberOnDevice } from '../../../base/session/device.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { useServerTime } from '../../../puzzles/daily/useServerTime.ts';
import type { StagesProps } from '../DrawnContest.tsx';
import styles from '../predictions.module.css';
import { SaveBar } from '../SaveBar.tsx';
import { StagePicker } from '../StagePicker.tsx';
import { dayAndTime } from '../times.ts';
import { MatchRow } from './MatchRow.tsx';
import { changesOf, type Drafts, draftOf, filledIn } from './scoreDrafts.ts';

const everyMs = 60_000;

/** A match day that has a number is called so in the language of the reader. */
export const useStageName = () => {
  const { t } = useTexts();
  return ({ name, number }: { readonly name: string; readonly number: number | null }): string =>
    number === null ? name : t('pages:predict.matchDay', { number });
};

export function ScoreStages({ game, stageId, onStage }: StagesProps) {
  const { t } = useTexts();
  const query = useAnswer(scoreStages, { query: { fixtureId: game.fixtureId } });
  return (
    <Loaded query={query} skeleton={<Skeleton height={480} width="100%" />} what={game.name}>
      {({ stages, currentStageId }) => {
        const stage = stages.find((each) => each.stageId === (stageId ?? currentStageId)) ?? stages[0];
        if (!stage) return <p>{t('pages:predict.noStages')}</p>;
        return <ScoreStage game={game} key={stage.stageId} onStage={onStage} stage={stage} stages={stages} />;
      }}
    </Loaded>
  );
}

interface ScoreStageProps {
  readonly game: PredictorGame;
  readonly stage: Stage;
  readonly stages: readonly Stage[];
  onStage(stageId: string): void;
}

function ScoreStage({ game, stage, stages, onStage }: ScoreStageProps) {
  const { t, language } = useTexts();
  const stageName = useStageName();
  const { gameId } = game;
  const { stageId, start, isOpen } = stage;
  const asked = { query: { gameId, stageId } };
  const query = useAnswer(stageMatches, asked, { everyMs });
  const queries = useQueryClient();
  const onSaved = (answer: StageMatches) => queries.setQueryData(answerKey(stageMatches, asked), answer);
  return (
    <>
      <StagePicker
        label={t('pages:predict.stage')}
        note={t(isOpen ? 'pages:predict.locksFrom' : 'pages:predict.began', {
          time: dayAndTime(start, language),
        })}
        onStage={onStage}
        stageId={stageId}
        stages={stages.map((each) => ({ stageId: each.stageId, name: stageName(each) }))}
      />
      <Loaded query={query} skeleton={<Skeleton height={480} width="100%" />} what={stageName(stage)}>
        {(answer) => <Matches answer={answer} gameId={gameId} onSaved={onSaved} stageId={stageId} />}
      </Loaded>
    </>
  );
}

/** Once a digit is typed, the next field is the one to type in. */
function moveOn({ currentTarget, target }: InputEvent<HTMLUListElement>): void {
  if (!(target instanceof HTMLInputElement) || !/^\d$/.test(target.value)) return;
  const fields = [...currentTarget.querySelectorAll('input')];
  fields[fields.indexOf(target) + 1]?.focus();
}

interface MatchesProps {
  readonly answer: StageMatches;
  readonly gameId: string;
  readonly stageId: string;
  onSaved(answer: StageMatches): void;
}

function Matches({ answer: { matches }, gameId, stageId, onSaved }: MatchesProps) {
  const { t } = useTexts();
  const now = useServerTime(1_000);
  const announce = useAnnounce();
  const { isBusy, refusal, send } = useSend();
  const [movesOn, setMovesOn] = useState(() => device().movesOn ?? false);
  const [drafts, setDrafts] = useState<Drafts>({});
  const isLocked = (match: StageMatches['matches'][number]) =>
    match.isLocked || (match.status === 'open' && Date.parse(match.kickOff) <= now);
  const open = matches.filter((match) => !isLocked(match));
  const changes = changesOf(drafts, open);
  const locked = matches.filter(isLocked);
  const before = useRef(locked.length);
  const typedIn = locked.filter(({ matchId }) => drafts[matchId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when one more is locked, not at every key
  useEffect(() => {
    const match = typedIn.at(-1);
    if (locked.length > before.current && match)
      announce(t('pages:predict.lockedNow', { home: match.home.name, away: match.away.name }), 'assertive');
    before.current = locked.length;
  }, [locked.length]);

  async function save() {
    const answer = await send(() =>
      call(predictScores, { body: { gameId, stageId, predictionList: changes } }),
    );
    if (!answer) return;
    setDrafts({});
    onSaved(answer);
    announce(t('pages:predict.saved'));
  }

  return (
    <>
      {open.length > 0 && (
        <Switch
          checked={movesOn}
          className={styles.movesOn}
          label={t('pages:predict.movesOn')}
          onChange={(_, { checked }) => {
            setMovesOn(checked);
            rememberOnDevice({ movesOn: checked });
          }}
        />
      )}
      <Surface className={styles.list}>
        <ul onInput={movesOn ? moveOn : undefined}>
          {matches.map((match) => (
            <MatchRow
              draft={draftOf(drafts, match)}
              isLocked={isLocked(match)}
              isUnsaved={refusal !== null && changes.some(({ matchId }) => matchId === match.matchId)}
              key={match.matchId}
              match={match}
              onDraft={(draft) => setDrafts({ ...drafts, [match.matchId]: draft })}
            />
          ))}
        </ul>
      </Surface>
      {open.length > 0 && (
        <SaveBar
          changed={changes.length}
          filled={filledIn(drafts, open)}
          isBusy={isBusy}
          of={open.length}
          refusal={refusal}
          save={save}
        />
      )}
    </>
  );
}
