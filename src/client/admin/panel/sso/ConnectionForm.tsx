// The frame of a form of the connection: its fields, then the note on admins, what it replaces, why it was refused, and its buttons.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import type { SsoConnection } from '../../../../contract/admin/sso.ts';
import type { Refusal } from '../../../../contract/errors.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { PanelForm } from '../PanelForm.tsx';
import { SsoRefusal } from './SsoRefusal.tsx';
import { type Protocol, protocolOf, shortIssuer } from './ssoState.ts';

const useStyles = makeStyles({
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  act: { minHeight: '44px' },
});

const RemoveConnectionDialog = lazy(async () => ({
  default: (await import('./RemoveDialogs.tsx')).RemoveConnectionDialog,
}));

interface ConnectionFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The fields. */
  readonly children: ReactNode;
  readonly known: SsoConnection | null;
  /** Of the form. */
  readonly protocol: Protocol;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  save(): Promise<void>;
}

export function ConnectionForm({
  form,
  children,
  known,
  protocol,
  isBusy,
  refusal,
  save,
}: ConnectionFormProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const [isRemoving, setRemoving] = useState(false);
  const stored = known && protocolOf(known);
  return (
    <PanelForm form={form} send={() => void save()}>
      {children}
      <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:sso.connection.adminNote')}</p>
      {stored && stored !== protocol && (
        <p className={type.body}>
          {t('pages:sso.connection.replaces', { protocol: t(`pages:sso.connection.${stored}`) })}
        </p>
      )}
      <SsoRefusal refusal={refusal} />
      <div className={styles.acts}>
        <Button appearance="primary" className={styles.act} disabledFocusable={isBusy} type="submit">
          {t('pages:sso.connection.save')}
        </Button>
        {known && (
          <Button appearance="subtle" className={styles.act} onClick={() => setRemoving(true)} type="button">
            {t('pages:sso.connection.remove')}
          </Button>
        )}
      </div>
      {known && isRemoving && (
        <Suspense>
          <RemoveConnectionDialog name={shortIssuer(known.issuer)} onClose={() => setRemoving(false)} />
        </Suspense>
      )}
    </PanelForm>
  );
}
