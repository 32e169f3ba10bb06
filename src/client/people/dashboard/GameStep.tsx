// The first step of playing a bot: an easy game that begins at a press, or its lesson first.
import { Button } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { shelf } from '../../../catalogue/shelf.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useTables } from '../../base/realtime/tables.ts';
import { easyGames } from '../../games/bots/easyGames.ts';
import { closedIn, useGameArea } from '../../games/tables/gameArea.ts';
import { useSeat } from '../../games/tables/useSeat.ts';
import { StepRow } from './StepRow.tsx';

const RulesDrawer = lazy(async () => ({
  default: (await import('../../games/RulesDrawer.tsx')).RulesDrawer,
}));

export function GameStep({ isFirst }: { readonly isFirst: boolean }) {
  const { t } = useTexts();
  const tables = useTables();
  const { sit, notice, isBusy } = useSeat();
  const [isLearning, setLearning] = useState(false);
  const { data: area } = useGameArea();
  const [game] = easyGames(shelf, closedIn(area));
  if (!game) return null;
  const { gameName, displayName } = game;
  const play = () => sit(gameName, () => tables.create({ gameName, bots: [0], isReady: true }));
  return (
    <StepRow
      name="game"
      words={t('pages:daily.first.game.words', { game: t(displayName) })}
      acts={
        <>
          <Button
            appearance={isFirst ? 'primary' : 'outline'}
            disabledFocusable={isBusy}
            onClick={() => void play()}
          >
            {t('pages:daily.first.game.act')}
          </Button>
          <Button appearance="subtle" onClick={() => setLearning(true)}>
            {t('start.learn')}
          </Button>
          {isLearning && (
            <Suspense fallback={null}>
              <RulesDrawer game={gameName} isLearning onClose={() => setLearning(false)} />
            </Suspense>
          )}
        </>
      }
      below={notice && <p role="alert">{notice.words}</p>}
    />
  );
}
