// The primary button of a form; it keeps its width and shows a spinner while the form is sent.
import { Button, makeStyles } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense } from 'react';

const useStyles = makeStyles({ button: { width: '100%', minHeight: '44px' } });

const TinySpinner = lazy(async () => ({
  default: (await import('../../../ui/TinySpinner.tsx')).TinySpinner,
}));

interface SubmitButtonProps {
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

export function SubmitButton({ isBusy, children }: SubmitButtonProps) {
  const styles = useStyles();
  return (
    <Button
      appearance="primary"
      className={styles.button}
      disabledFocusable={isBusy}
      icon={
        isBusy ? (
          <Suspense>
            <TinySpinner />
          </Suspense>
        ) : null
      }
      type="submit"
    >
      {children}
    </Button>
  );
}
