// How the team stands in what it predicts: altogether, and in the stage that is shown.
import { Tab, TabList } from '@fluentui/react-components';
import { useState } from 'react';
import type { PredictorGame } from '../../../contract/events/predictions.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { Block } from '../../parts/Block.tsx';
import { drawnContest } from './drawnContests.ts';
import styles from './predictions.module.css';

interface StandingsProps {
  readonly game: PredictorGame;
  readonly stageId: string | null;
}

export function Standings({ game, stageId }: StandingsProps) {
  const { t } = useTexts();
  const [part, setPart] = useState<'overview' | 'stage'>('overview');
  const { Overview, OfStage } = drawnContest(game.kind);
  const stage = OfStage && stageId !== null && { OfStage, stageId };
  return (
    <Block className={styles.standings} title={t('pages:predict.standings')}>
      {stage && (
        <TabList
          onTabSelect={(_, { value }) => setPart(value === 'stage' ? 'stage' : 'overview')}
          selectedValue={part}
          size="small"
        >
          <Tab value="overview">{t('pages:predict.overview')}</Tab>
          <Tab value="stage">{t('pages:predict.thisStage')}</Tab>
        </TabList>
      )}
      <Surface>
        {part === 'stage' && stage ? (
          <stage.OfStage game={game} stageId={stage.stageId} />
        ) : (
          <Overview game={game} />
        )}
      </Surface>
    </Block>
  );
}
