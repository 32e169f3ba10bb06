// A form in a drawer: its fields can be scrolled, the buttons stay below them, and a refusal stands under the last field.
import { Button, DrawerBody, DrawerFooter, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Refusal } from '../../contract/errors.ts';
import { TinySpinner } from '../../ui/TinySpinner.tsx';
import { Problem } from './forms/Problem.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 },
  fields: { display: 'grid', alignContent: 'start', gap: '16px', paddingBottom: '24px' },
  button: { minHeight: '44px' },
});

interface DrawerFormProps {
  readonly send: string;
  readonly cancel: string;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  readonly children: ReactNode;
  onSend(): void;
  onCancel(): void;
}

export function DrawerForm({ send, cancel, isBusy, refusal, children, onSend, onCancel }: DrawerFormProps) {
  const styles = useStyles();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSend();
      }}
    >
      <DrawerBody className={styles.fields}>
        {children}
        <Problem refusal={refusal} />
      </DrawerBody>
      <DrawerFooter>
        <Button
          appearance="primary"
          className={styles.button}
          disabledFocusable={isBusy}
          icon={isBusy ? <TinySpinner /> : null}
          type="submit"
        >
          {send}
        </Button>
        <Button className={styles.button} onClick={onCancel}>
          {cancel}
        </Button>
      </DrawerFooter>
    </form>
  );
}
