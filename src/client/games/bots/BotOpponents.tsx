// Play a bot: a press on the button offers the bots with their faces, a press on one of them begins.
import { Button, makeStyles } from '@fluentui/react-components';
import { useId, useState } from 'react';
import type { Strength } from '../../../contract/play/tables.ts';
import { BotFace } from '../../../ui/BotFace.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { strengths } from '../tables/people.ts';
import { BotWords } from './BotWords.tsx';

const useStyles = makeStyles({
  bots: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px',
  },
  bot: {
    display: 'grid',
    justifyItems: 'center',
    gap: '4px',
    width: '100%',
    minWidth: 0,
    padding: '8px 4px',
  },
});

interface BotOpponentsProps {
  /** How many bots the table has. */
  readonly count: number;
  readonly isOff: boolean;
  /** Of the button that offers them. */
  readonly className: string;
  onBegin(strength: Strength): void;
}

export function BotOpponents({ count, isOff, className, onBegin }: BotOpponentsProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const offer = useId();
  const words = t('start.playBots', { count });
  return (
    <>
      <Button
        aria-controls={isOpen ? offer : undefined}
        aria-expanded={isOpen}
        className={className}
        disabledFocusable={isOff}
        icon={<BotFace size={24} strength={null} />}
        onClick={() => setOpen(!isOpen)}
      >
        {words}
      </Button>
      {isOpen && (
        <ul aria-label={words} className={styles.bots} id={offer}>
          {strengths.map((strength) => (
            <li key={strength}>
              <Button className={styles.bot} disabledFocusable={isOff} onClick={() => onBegin(strength)}>
                <BotFace size={40} strength={strength} />
                <BotWords strength={strength} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
