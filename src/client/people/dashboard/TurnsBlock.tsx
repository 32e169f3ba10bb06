// The dashboard's block of games with a move a day that wait for oneself; nothing where there are none.
import type { DailyTable } from '../../../contract/play/daily.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { TurnCards } from '../../games/turns/TurnCards.tsx';
import { waitingForMe } from '../../games/turns/turnOrder.ts';
import { useYourTurns } from '../../games/turns/yourTurns.ts';
import { Block } from '../../parts/Block.tsx';
import { TextLink } from '../../parts/TextLink.tsx';

const mostShown = 4;

function Turns({ now, waiting }: { readonly now: string; readonly waiting: readonly DailyTable[] }) {
  const { t } = useTexts();
  const count = waiting.length;
  return (
    <Block
      beside={<TextLink to="/your-turns">{t('pages:turns.all')}</TextLink>}
      title={t('pages:turns.waiting', { count })}
    >
      <TurnCards now={now} tables={waiting.slice(0, mostShown)} />
    </Block>
  );
}

export function TurnsBlock() {
  const { data } = useYourTurns();
  const waiting = waitingForMe(data?.tables ?? []);
  if (!data || waiting.length === 0) return null;
  return (
    <PageTexts>
      <Turns now={data.now} waiting={waiting} />
    </PageTexts>
  );
}
