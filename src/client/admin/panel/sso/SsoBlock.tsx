// Admin panel: sign-in by the company's own identity provider: its domains, the connection, and whether it is the only way.
import { sso } from '../../../../contract/admin/sso.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import type { AdminForm } from '../useAdminSettings.ts';
import { ConnectionCard } from './ConnectionCard.tsx';
import { DomainsCard } from './DomainsCard.tsx';
import { SsoGroupsCard } from './SsoGroupsCard.tsx';
import { TestCard } from './TestCard.tsx';

interface SsoBlockProps {
  readonly form: AdminForm;
  readonly teamId: string;
}

export function SsoBlock({ form, teamId }: SsoBlockProps) {
  const { t } = useTexts();
  const query = useAnswer(sso, { params: { id: teamId } });
  const admins = form.settings.members.filter(({ userId }) => form.draft.adminIds.includes(userId));
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={320} width="100%" />}
      what={t('pages:admin.section.sso')}
    >
      {(state) => (
        <>
          <DomainsCard admins={admins} state={state} />
          <ConnectionCard
            key={`${state.connection?.issuer} ${state.connection?.saml?.metadataAddress}`}
            state={state}
          />
          {state.connection && <TestCard connection={state.connection} signInUri={state.signInUri} />}
          {state.connection && <SsoGroupsCard connection={state.connection} />}
        </>
      )}
    </Loaded>
  );
}
