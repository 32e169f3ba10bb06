// The analysis board at a table: grows from the turns of the game on it, which goes on meanwhile.
import { Button } from '@fluentui/react-components';
import { useEffect, useMemo, useState } from 'react';
import { gameLog } from '../../../contract/play/game.ts';
import { knowsConditionalMoves } from '../../../engine/conditionalMoves.ts';
import { LoadingTop } from '../../../ui/LoadingTop.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { setupFrom } from '../replay/played.ts';
import tableStyles from '../table.module.css';
import type { AnalysisPlace } from '../useAnalysing.ts';
import { AnalysisStage } from './AnalysisStage.tsx';
import { trunkOf } from './moveTree.ts';
import { PlannedAnswers } from './PlannedAnswers.tsx';
import type { Analysis } from './useAnalysis.ts';

function AtTable(props: AnalysisPlace) {
  const { match, equipment, onLeave } = props;
  const { game } = equipment;
  const params = { roomId: match.room, game: String(match.game) };
  const { data, error, refetch } = useAnswer(gameLog, { params });
  const known = data ? data.log.length - 1 : null;
  const isBehind = known !== null && known < match.turn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every turn that is not here yet
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, match.turn]);
  const trunk = useMemo(() => data && trunkOf(game, setupFrom(data), data.log), [game, data]);
  /** It begins at the newest turn; what comes later grows on. */
  const [isBegun, begin] = useState(false);
  if (trunk && !isBehind && !isBegun) begin(true);
  if (error && !isBegun) return <Missing onLeave={onLeave} />;
  if (!trunk || !isBegun) return <LoadingTop />;
  const { mySeat } = match;
  const [first] = trunk.matches;
  const hasPlans = mySeat !== null && !match.result && first && knowsConditionalMoves(game, first);
  const more = (analysis: Analysis) =>
    hasPlans && (
      <PlannedAnswers
        all={props.all}
        analysis={analysis}
        match={match}
        mySeat={mySeat}
        sides={equipment.board.sides}
      />
    );
  return <AnalysisStage {...props} more={more} trunk={trunk} />;
}

function Missing({ onLeave }: Pick<AnalysisPlace, 'onLeave'>) {
  const { t } = useTexts();
  return (
    <main className={tableStyles.unseen} id="content">
      <p>{t('pages:analysis.board.missing')}</p>
      <Button onClick={onLeave}>{t('pages:analysis.board.leave')}</Button>
    </main>
  );
}

export const TableAnalysis = (props: AnalysisPlace) => (
  <PageTexts>
    <AtTable {...props} />
  </PageTexts>
);
