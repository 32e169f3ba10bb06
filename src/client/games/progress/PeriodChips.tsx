// Toggle buttons for the period of a leaderboard.
import { makeStyles, ToggleButton } from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';
import { type Period, periods } from './periods.ts';

const useStyles = makeStyles({
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, border: 'none' },
  chip: { minWidth: 'auto', '@media (max-width: 639.98px)': { minHeight: '44px' } },
});

interface PeriodChipsProps {
  readonly period: Period;
  onChange(period: Period): void;
}

export function PeriodChips({ period, onChange }: PeriodChipsProps) {
  const styles = useStyles();
  const { t } = useTexts();
  return (
    <fieldset className={styles.chips}>
      <legend hidden>{t('progress.period.name')}</legend>
      {periods.map((each) => (
        <ToggleButton
          appearance={each === period ? 'primary' : 'outline'}
          checked={each === period}
          className={styles.chip}
          key={each}
          onClick={() => onChange(each)}
          shape="circular"
        >
          {t(`progress.period.${each}`)}
        </ToggleButton>
      ))}
    </fieldset>
  );
}
