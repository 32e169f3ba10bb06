// Ask before a domain is given up, and before the connection is removed.
import { removeDomain, removeSso } from '../../../../contract/admin/sso.ts';
import type { Refusal } from '../../../../contract/errors.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { refreshAfterDialogs } from '../../../parts/afterDialogs.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';

interface RemoveProps {
  /** Whose words are said. */
  readonly texts: 'domain' | 'connection';
  /** What is removed. */
  readonly name: string;
  act(): Promise<object | Refusal>;
  onClose(): void;
}

function Remove({ texts, name, act, onClose }: RemoveProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const remove = async () => {
    if (!(await send(act))) return;
    announce(t(`pages:sso.${texts}.removed`, { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:sso.cancel')}
      confirm={t(`pages:sso.${texts}.remove`)}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
      title={t(`pages:sso.${texts}.ask`, { name })}
    >
      <p>{t(`pages:sso.${texts}.effect`)}</p>
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}

interface DialogProps {
  onClose(): void;
}

export const RemoveDomainDialog = ({ domain, onClose }: DialogProps & { readonly domain: string }) => (
  <Remove
    act={() => call(removeDomain, { body: { domain } }, refreshAfterDialogs)}
    name={domain}
    onClose={onClose}
    texts="domain"
  />
);

export const RemoveConnectionDialog = ({ name, onClose }: DialogProps & { readonly name: string }) => (
  <Remove
    act={() => call(removeSso, { body: {} }, refreshAfterDialogs)}
    name={name}
    onClose={onClose}
    texts="connection"
  />
);
