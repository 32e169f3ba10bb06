// The connection to the identity provider: what the provider is told of us, and what it told the admin.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { isIssuer, saveSso, ssoLimits } from '../../../../contract/admin/sso.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { SectionCard } from '../SectionCard.tsx';
import { settingId } from '../sections.ts';
import { CopiedText } from './CopiedText.tsx';
import { SsoRefusal } from './SsoRefusal.tsx';
import type { SsoState } from './ssoState.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '480px' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  act: { minHeight: '44px' },
});

const RemoveConnectionDialog = lazy(async () => ({
  default: (await import('./RemoveDialogs.tsx')).RemoveConnectionDialog,
}));

const isText = (text: string): boolean => text.trim() !== '' && text.trim().length <= ssoLimits.text;

export function ConnectionCard({ state }: { readonly state: SsoState }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const [isRemoving, setRemoving] = useState(false);
  const known = state.connection;
  const fields = useFields(
    {
      issuer: (text: string) => (isIssuer(text.trim()) ? null : 'pages:sso.wrong.issuer'),
      clientId: (text: string) => (isText(text) ? null : 'pages:sso.wrong.clientId'),
      clientSecret: (text: string) => (known || text !== '' ? null : 'pages:sso.wrong.clientSecret'),
      groupsClaim: (text: string) => (isText(text) ? null : 'pages:sso.wrong.groupsClaim'),
      adminGroup: () => null,
    },
    {
      issuer: known?.issuer ?? '',
      clientId: known?.clientId ?? '',
      clientSecret: '',
      groupsClaim: known?.groupsClaim ?? 'groups',
      adminGroup: known?.adminGroup ?? '',
    },
  );
  const save = async () => {
    if (!fields.isReady()) return;
    const { issuer, clientId, clientSecret, groupsClaim, adminGroup } = fields.values;
    const kept = { issuer: issuer.trim(), clientId: clientId.trim(), groupsClaim, adminGroup };
    const body = clientSecret === '' ? kept : { ...kept, clientSecret };
    if (!(await send(() => call(saveSso, { body })))) return;
    fields.change('clientSecret', '');
    announce(t('pages:sso.connection.saved'));
  };
  const field = (name: 'issuer' | 'clientId' | 'groupsClaim' | 'adminGroup') => (
    <TextField
      autoComplete="off"
      fields={fields}
      hint={t(`pages:sso.connection.${name}Hint`)}
      kind="text"
      label={t(`pages:sso.connection.${name}`)}
      name={name}
    />
  );
  return (
    <SectionCard title={t('pages:sso.connection.title')} words={t('pages:sso.connection.words')}>
      <CopiedText label={t('pages:sso.connection.redirect')} text={state.redirectUri} />
      {state.logoutUri && <CopiedText label={t('pages:sso.connection.logout')} text={state.logoutUri} />}
      <form
        className={styles.form}
        id={settingId('issuer')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        ref={fields.form}
      >
        {field('issuer')}
        {field('clientId')}
        <TextField
          autoComplete="new-password"
          fields={fields}
          hint={known ? t('pages:sso.connection.secretKept') : null}
          kind="password"
          label={t('pages:sso.connection.clientSecret')}
          name="clientSecret"
        />
        {field('groupsClaim')}
        {field('adminGroup')}
        <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:sso.connection.adminNote')}</p>
        <SsoRefusal refusal={refusal} />
        <div className={styles.acts}>
          <Button appearance="primary" className={styles.act} disabledFocusable={isBusy} type="submit">
            {t('pages:sso.connection.save')}
          </Button>
          {known && (
            <Button
              appearance="subtle"
              className={styles.act}
              onClick={() => setRemoving(true)}
              type="button"
            >
              {t('pages:sso.connection.remove')}
            </Button>
          )}
        </div>
      </form>
      {known && isRemoving && (
        <Suspense>
          <RemoveConnectionDialog name={new URL(known.issuer).host} onClose={() => setRemoving(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
