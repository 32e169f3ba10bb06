// Asks before people of a domain can sign in by the connection alone, with the admin who can still come in otherwise; and before that ends.
import { Field, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { onlySso, type TeamDomain } from '../../../../contract/admin/sso.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { refreshAfterDialogs } from '../../../parts/afterDialogs.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import { SsoRefusal } from './SsoRefusal.tsx';
import type { AdminName } from './ssoState.ts';

interface OnlyDialogProps {
  readonly known: TeamDomain;
  readonly admins: readonly AdminName[];
  readonly wayBack: string | null;
  onClose(): void;
}

export function OnlyDialog({ known: { domain, isOnly }, admins, wayBack, onClose }: OnlyDialogProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { userId } = useSignedIn();
  const [chosen, choose] = useState(wayBack ?? userId);
  const { send, isBusy, refusal } = useSend();
  const change = async () => {
    const body = isOnly ? { domain, isOnly: false } : { domain, isOnly: true, wayBack: chosen };
    if (!(await send(() => call(onlySso, { body }, refreshAfterDialogs)))) return;
    announce(t(isOnly ? 'pages:sso.only.ended' : 'pages:sso.only.begun', { domain }));
    onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:sso.cancel')}
      confirm={t(isOnly ? 'pages:sso.only.end' : 'pages:sso.only.begin')}
      isBusy={isBusy}
      isHarmless={isOnly}
      onCancel={onClose}
      onConfirm={() => void change()}
      title={t(isOnly ? 'pages:sso.only.askEnd' : 'pages:sso.only.ask', { domain })}
    >
      <p>{t(isOnly ? 'pages:sso.only.endEffect' : 'pages:sso.only.effect', { domain })}</p>
      {!isOnly && (
        <Field hint={t('pages:sso.only.wayBackHint')} label={t('pages:sso.only.wayBack')}>
          <Select onChange={(_, { value }) => choose(value)} size="large" value={chosen}>
            {admins.map((admin) => (
              <option key={admin.userId} value={admin.userId}>
                {admin.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <SsoRefusal refusal={refusal} />
    </ConfirmDialog>
  );
}
