// The connection by SAML 2.0: what the provider is told of us, its metadata, and the names of attributes where they are not the usual ones.
import { mergeClasses } from '@fluentui/react-components';
import { saveSaml } from '../../../../contract/admin/saml.ts';
import { ssoLimits } from '../../../../contract/admin/sso.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { LongTextField } from '../LongTextField.tsx';
import { ConnectionForm } from './ConnectionForm.tsx';
import { CopiedText } from './CopiedText.tsx';
import { ReadMetadata } from './ReadMetadata.tsx';
import type { SsoState } from './ssoState.ts';

export function SamlForm({ state }: { readonly state: SsoState }) {
  const type = useType();
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const { connection, samlUris } = state;
  const known = connection?.saml ?? null;
  const fields = useFields(
    {
      metadata: (text: string) => (known || text.trim() !== '' ? null : 'pages:sso.wrong.metadata'),
      emailAttribute: () => null,
      nameAttribute: () => null,
      groupsAttribute: () => null,
      adminGroup: () => null,
    },
    {
      metadata: known?.metadataAddress ?? '',
      emailAttribute: known?.emailAttribute ?? '',
      nameAttribute: known?.nameAttribute ?? '',
      groupsAttribute: known ? (connection?.groupsClaim ?? '') : '',
      adminGroup: connection?.adminGroup ?? '',
    },
  );
  const save = async () => {
    if (!fields.isReady()) return;
    const { metadata, emailAttribute, nameAttribute, groupsAttribute, adminGroup } = fields.values;
    const kept = { emailAttribute, nameAttribute, groupsClaim: groupsAttribute, adminGroup };
    const given = metadata.trim();
    const body = given === '' ? kept : { ...kept, metadata: given };
    if (!(await send(() => call(saveSaml, { body })))) return;
    if (given.startsWith('<')) fields.clear('metadata');
    announce(t('pages:sso.connection.saved'));
  };
  const field = (name: 'emailAttribute' | 'nameAttribute' | 'groupsAttribute') => (
    <TextField
      autoComplete="off"
      fields={fields}
      hint={t('pages:sso.saml.usual')}
      kind="text"
      label={t(`pages:sso.saml.${name}`)}
      name={name}
    />
  );
  return (
    <>
      <p className={mergeClasses(type.body, type.quiet)}>{t('pages:sso.saml.words')}</p>
      {samlUris && <CopiedText label={t('pages:sso.saml.entityId')} text={samlUris.entityId} />}
      {samlUris && <CopiedText label={t('pages:sso.saml.acs')} text={samlUris.acs} />}
      {samlUris?.slo && <CopiedText label={t('pages:sso.saml.slo')} text={samlUris.slo} />}
      {connection && known && <ReadMetadata issuer={connection.issuer} saml={known} />}
      <ConnectionForm
        form={fields.form}
        isBusy={isBusy}
        known={state.connection}
        protocol="saml"
        refusal={refusal}
        save={save}
      >
        <LongTextField
          fields={fields}
          hint={t(known ? 'pages:sso.saml.metadataKept' : 'pages:sso.saml.metadataHint')}
          label={t('pages:sso.saml.metadata')}
          most={ssoLimits.metadata}
          name="metadata"
          rows={3}
        />
        {field('emailAttribute')}
        {field('nameAttribute')}
        {field('groupsAttribute')}
        <TextField
          autoComplete="off"
          fields={fields}
          hint={t('pages:sso.connection.adminGroupHint')}
          kind="text"
          label={t('pages:sso.connection.adminGroup')}
          name="adminGroup"
        />
      </ConnectionForm>
    </>
  );
}
