// Recomputes every random deal of a game from its seed in this browser.
import { Button } from '@fluentui/react-components';
import { ShieldCheckmark20Regular } from '@fluentui/react-icons/svg/shield-checkmark';
import { useState } from 'react';
import type { Replay } from '../../../contract/play/game.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { checkFairness, type Fairness, isFair } from './fairness.ts';
import styles from './replay.module.css';

const verdict = (fairness: Fairness, t: Speak): string => {
  if (!isFair(fairness)) return t('replay.fair.broken');
  return fairness.drawn === 0 ? t('replay.fair.noLuck') : t('replay.fair.kept', { count: fairness.drawn });
};

const hasLuck = ({ log }: Replay): boolean => log.some((turn) => turn.some((entry) => entry.kind === 'deal'));

/** Only where dice were rolled, or cards or tiles dealt. */
export function FairnessCheck({ game, replay }: { readonly game: AnyGame; readonly replay: Replay }) {
  const { t } = useTexts();
  const [fairness, setFairness] = useState<Fairness | null>(null);
  if (!hasLuck(replay)) return null;
  return (
    <section className={styles.fairness}>
      <h2>{t('replay.fair.title')}</h2>
      <details>
        <summary>{t('replay.fair.details')}</summary>
        <dl>
          <dt>{t('replay.fair.promised')}</dt>
          <dd>{replay.commitment}</dd>
          <dt>{t('replay.fair.seed')}</dt>
          <dd>{replay.seed}</dd>
        </dl>
      </details>
      <Button icon={<ShieldCheckmark20Regular />} onClick={() => setFairness(checkFairness(game, replay))}>
        {t('replay.fair.check')}
      </Button>
      <p data-fair={fairness ? isFair(fairness) : undefined} role="status">
        {fairness && verdict(fairness, t)}
      </p>
    </section>
  );
}
