// The analysis board in a replay: grows from the turns of the finished game.
import { useMemo } from 'react';
import type { Replay } from '../../../contract/play/game.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { setupOf } from '../replay/played.ts';
import type { AnalysisPlace } from '../useAnalysing.ts';
import { AnalysisStage } from './AnalysisStage.tsx';
import { trunkOf } from './moveTree.ts';

interface ReplayAnalysisProps extends AnalysisPlace {
  readonly replay: Replay;
}

export function ReplayAnalysis({ replay, ...props }: ReplayAnalysisProps) {
  const { game } = props.equipment;
  const trunk = useMemo(() => trunkOf(game, setupOf(replay), replay.log), [game, replay]);
  return (
    <PageTexts>
      <AnalysisStage {...props} trunk={trunk} />
    </PageTexts>
  );
}
