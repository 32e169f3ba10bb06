// A passkey instead of what else the dialog asks for.
import { Button, makeStyles } from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';

const useStyles = makeStyles({ passkey: { minHeight: '44px' } });

interface PasskeyChoiceProps {
  readonly isBusy: boolean;
  prove(): Promise<void>;
}

export function PasskeyChoice({ isBusy, prove }: PasskeyChoiceProps) {
  const styles = useStyles();
  const { t } = useTexts();
  return (
    <Button className={styles.passkey} disabledFocusable={isBusy} onClick={() => void prove()} type="button">
      {t('pages:confirm.passkey')}
    </Button>
  );
}
