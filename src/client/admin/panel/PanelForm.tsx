// A form in the admin panel: one column of fields, sent by its button or by Enter.
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode, RefObject } from 'react';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '480px' },
});

interface PanelFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly children: ReactNode;
  readonly id?: string;
  send(): void;
}

export function PanelForm({ form, children, id, send }: PanelFormProps) {
  const styles = useStyles();
  return (
    <form
      className={styles.form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      ref={form}
    >
      {children}
    </form>
  );
}
