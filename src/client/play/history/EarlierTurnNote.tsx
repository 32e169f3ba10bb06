// Says that the board shows an earlier turn, with a button back to the current one.
import { Button } from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';
import type { HistoryPosition } from './useArrowKeys.ts';

export function EarlierTurnNote({ history: { at, last, go } }: { readonly history: HistoryPosition }) {
  const { t } = useTexts();
  return (
    <div className="tp-note" role="status">
      <span>{t('table.steps.past', { turn: at })}</span>
      <Button appearance="primary" onClick={() => go(last)}>
        {t('table.steps.present')}
      </Button>
    </div>
  );
}
