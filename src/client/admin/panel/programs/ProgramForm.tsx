// The frame of a form that makes something for programs: its fields, why it was refused, and its two buttons.
import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode, RefObject } from 'react';
import type { Refusal } from '../../../../contract/errors.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { PanelForm } from '../PanelForm.tsx';

const useStyles = makeStyles({
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  act: { minHeight: '44px' },
});

interface ProgramFormProps {
  /** Whose words are on the buttons. */
  readonly texts: 'tokens' | 'webhooks';
  readonly fields: { readonly form: RefObject<HTMLFormElement | null>; isReady(): boolean };
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  onCancel(): void;
  /** Every field is right. */
  onSubmit(): Promise<void>;
  readonly children: ReactNode;
}

export function ProgramForm(props: ProgramFormProps) {
  const { texts, fields, isBusy, refusal, onCancel, onSubmit, children } = props;
  const styles = useStyles();
  const { t } = useTexts();
  return (
    <PanelForm form={fields.form} send={() => fields.isReady() && void onSubmit()}>
      {children}
      <Problem refusal={refusal} />
      <div className={styles.acts}>
        <Button appearance="primary" className={styles.act} disabledFocusable={isBusy} type="submit">
          {t(`pages:${texts}.make`)}
        </Button>
        <Button className={styles.act} onClick={onCancel} type="button">
          {t(`pages:${texts}.cancel`)}
        </Button>
      </div>
    </PanelForm>
  );
}
