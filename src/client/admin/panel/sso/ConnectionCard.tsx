// The connection to the identity provider: by which protocol, and the form of that one.
import { Radio, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { useTexts } from '../../../../ui/texts.tsx';
import { SectionCard } from '../SectionCard.tsx';
import { settingId } from '../sections.ts';
import { OidcForm } from './OidcForm.tsx';
import { SamlForm } from './SamlForm.tsx';
import { protocolOf, protocols, type SsoState } from './ssoState.ts';

export function ConnectionCard({ state }: { readonly state: SsoState }) {
  const { t } = useTexts();
  const [protocol, setProtocol] = useState(state.connection ? protocolOf(state.connection) : 'oidc');
  const Form = protocol === 'saml' ? SamlForm : OidcForm;
  return (
    <SectionCard title={t('pages:sso.connection.title')} words={t('pages:sso.connection.words')}>
      <div id={settingId('issuer')}>
        <RadioGroup
          aria-label={t('pages:sso.connection.protocol')}
          onChange={(_, { value }) => setProtocol(value === 'saml' ? 'saml' : 'oidc')}
          value={protocol}
        >
          {protocols.map((each) => (
            <Radio key={each} label={t(`pages:sso.connection.${each}`)} value={each} />
          ))}
        </RadioGroup>
      </div>
      <Form state={state} />
    </SectionCard>
  );
}
