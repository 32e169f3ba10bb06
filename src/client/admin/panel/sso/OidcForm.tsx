// The connection by OpenID Connect: what the provider is told of us, and what it told the admin.
import { mergeClasses } from '@fluentui/react-components';
import { isIssuer, saveSso, ssoLimits } from '../../../../contract/admin/sso.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { ConnectionForm } from './ConnectionForm.tsx';
import { CopiedText } from './CopiedText.tsx';
import type { SsoState } from './ssoState.ts';

const isText = (text: string): boolean => text.trim() !== '' && text.trim().length <= ssoLimits.text;

export function OidcForm({ state }: { readonly state: SsoState }) {
  const type = useType();
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const known = state.connection?.saml ? null : state.connection;
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
      adminGroup: state.connection?.adminGroup ?? '',
    },
  );
  const save = async () => {
    if (!fields.isReady()) return;
    const { issuer, clientId, clientSecret, groupsClaim, adminGroup } = fields.values;
    const kept = { issuer: issuer.trim(), clientId: clientId.trim(), groupsClaim, adminGroup };
    const body = clientSecret === '' ? kept : { ...kept, clientSecret };
    if (!(await send(() => call(saveSso, { body })))) return;
    fields.clear('clientSecret');
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
    <>
      <p className={mergeClasses(type.body, type.quiet)}>{t('pages:sso.connection.oidcWords')}</p>
      <CopiedText label={t('pages:sso.connection.redirect')} text={state.redirectUri} />
      {state.logoutUri && <CopiedText label={t('pages:sso.connection.logout')} text={state.logoutUri} />}
      <ConnectionForm
        form={fields.form}
        isBusy={isBusy}
        known={state.connection}
        protocol="oidc"
        refusal={refusal}
        save={save}
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
      </ConnectionForm>
    </>
  );
}
