// What somebody without a card is offered: to take one.
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { Bingo } from '../../../../contract/events/bingo.ts';
import type { SocketRefusal } from '../../../../contract/realtime.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { refusalWords } from '../refusalWords.ts';
import type { Followed } from '../useBingo.ts';
import styles from './bingo.module.css';

interface JoinCardProps {
  readonly state: Bingo;
  readonly join: Followed['join'];
}

export function JoinCard({ state, join }: JoinCardProps) {
  const { t } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SocketRefusal | null>(null);
  const press = async () => {
    setBusy(true);
    setRefusal(await join());
    setBusy(false);
  };
  return (
    <Surface className={styles.join}>
      <img alt="" src="/art/bingo.svg" />
      <h2>{t('pages:bingo.join.title')}</h2>
      <p>{t(state.phase === 'lobby' ? 'pages:bingo.join.words' : 'pages:bingo.join.late')}</p>
      {refusal && (
        <p className={styles.joinWrong} role="alert">
          {refusalWords(t, refusal)}
        </p>
      )}
      <Button appearance="primary" disabledFocusable={isBusy} onClick={() => void press()} size="large">
        {t('pages:bingo.join.act', { count: state.cardsEach })}
      </Button>
    </Surface>
  );
}
