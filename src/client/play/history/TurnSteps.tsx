// Buttons to step through the turns of a game.
import { Button, Tooltip } from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Next20Regular } from '@fluentui/react-icons/svg/next';
import { Previous20Regular } from '@fluentui/react-icons/svg/previous';
import { useTexts } from '../../../ui/texts.tsx';
import styles from '../table.module.css';
import type { HistoryPosition } from './useArrowKeys.ts';

export function TurnSteps({ at, last, go }: HistoryPosition) {
  const { t } = useTexts();
  const step = (key: string, icon: React.JSX.Element, to: number, isOff: boolean) => (
    <Tooltip content={t(`table.steps.${key}`)} relationship="label">
      <Button appearance="subtle" disabledFocusable={isOff} icon={icon} onClick={() => go(to)} />
    </Tooltip>
  );
  if (last < 1) return null;
  return (
    <nav aria-label={t('table.steps.title')} className={styles.steps}>
      {step('first', <Previous20Regular />, 0, at <= 0)}
      {step('back', <ChevronLeft20Regular />, at - 1, at <= 0)}
      <span className={styles.stepsAt}>{t('table.steps.at', { turn: at, last })}</span>
      {step('forward', <ChevronRight20Regular />, at + 1, at >= last)}
      {step('last', <Next20Regular />, last, at >= last)}
    </nav>
  );
}

/** Says that the board shows an earlier turn, with a button back to the current one. */
export function EarlierTurnNote({ history: { at, last, go } }: { readonly history: HistoryPosition }) {
  const { t } = useTexts();
  return (
    <div className={styles.note} role="status">
      <span>{t('table.steps.past', { turn: at })}</span>
      <Button appearance="primary" onClick={() => go(last)}>
        {t('table.steps.present')}
      </Button>
    </div>
  );
}
