// How strong the bots play: three faces in a row, one of them chosen.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import type { Strength } from '../../../contract/play/tables.ts';
import { BotFace } from '../../../ui/BotFace.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUnseen } from '../../../ui/useUnseen.ts';
import { strengths } from '../tables/people.ts';
import { BotWords } from './BotWords.tsx';

const useStyles = makeStyles({
  choice: { display: 'grid', gap: '4px', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, marginBottom: '4px' },
  bots: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8px' },
  bot: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '4px',
    minHeight: '72px',
    padding: '8px 4px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    textAlign: 'center',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':has(:checked)': {
      border: `1px solid ${tokens.colorBrandStroke1}`,
      boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke1}`,
      backgroundColor: tokens.colorBrandBackground2,
    },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '@media (forced-colors: active)': { ':has(:checked)': { outline: '2px solid Highlight' } },
  },
});

interface BotChoiceProps {
  readonly strength: Strength;
  onChange(strength: Strength): void;
}

export function BotChoice({ strength, onChange }: BotChoiceProps) {
  const styles = useStyles();
  const type = useType();
  const unseen = useUnseen();
  const { t } = useTexts();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={mergeClasses(type.body, styles.legend)}>{t('start.strength')}</legend>
      <div className={styles.bots}>
        {strengths.map((each) => (
          <label className={styles.bot} key={each}>
            <input
              checked={each === strength}
              className={unseen}
              name={name}
              onChange={() => onChange(each)}
              type="radio"
            />
            <BotFace size={40} strength={each} />
            <BotWords strength={each} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
