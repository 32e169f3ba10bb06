// Admin panel: how colleagues join – by the link of the team, which can be renewed, and from which addresses.

import { Button, Field, makeStyles, mergeClasses, Switch, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { renewInviteLink } from '../../../contract/admin/admin.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { countClick } from '../../base/api/clicks.ts';
import { linkOf } from '../../games/invite/inviteLink.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { SettingsBlock } from '../../parts/forms/SettingsBlock.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import type { AdminForm } from './useAdminSettings.ts';

const useStyles = makeStyles({
  link: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  address: { overflowWrap: 'anywhere', flexBasis: '100%' },
  button: { minHeight: '44px' },
});

/** One domain a line; commas and spaces part them too. */
const domainsIn = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

function RenewDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const { send, isBusy, refusal } = useSend();
  const renew = async () => {
    if (await send(() => call(renewInviteLink, { body: {} }))) onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:admin.joining.keep')}
      confirm={t('pages:admin.joining.renew')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void renew()}
      title={t('pages:admin.joining.renewAsk')}
    >
      <p>{t('pages:admin.joining.renewEffect')}</p>
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}

export function JoiningBlock({ form, teamId }: { readonly form: AdminForm; readonly teamId: string }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const [isAsking, ask] = useState(false);
  const { settings, draft } = form;
  const [domains, setDomains] = useState(draft.emailDomains.join('\n'));
  const link = linkOf(teamId, settings.inviteCode);
  return (
    <SettingsBlock id="admin-joining" title={t('pages:admin.section.joining')}>
      <Switch
        checked={draft.linkSignUp}
        label={t('pages:admin.joining.byLink')}
        onChange={(_, { checked }) => form.change({ linkSignUp: checked })}
      />
      {settings.linkSignUp && (
        <div className={styles.link}>
          <p className={mergeClasses(type.body, type.quiet, styles.address)}>{link}</p>
          <CopyButton
            className={styles.button}
            copiedLabel={t('invite.copied')}
            label={t('invite.copy')}
            onCopied={() => countClick('inviteLinkCopied')}
            text={link}
          />
          <Button className={styles.button} onClick={() => ask(true)}>
            {t('pages:admin.joining.renew')}
          </Button>
        </div>
      )}
      <Field hint={t('pages:admin.joining.domainsHint')} label={t('pages:admin.joining.domains')}>
        <Textarea
          onChange={(_, { value }) => {
            setDomains(value);
            form.change({ emailDomains: domainsIn(value) });
          }}
          resize="vertical"
          spellCheck={false}
          value={form.changed.includes('joining') ? domains : draft.emailDomains.join('\n')}
        />
      </Field>
      {isAsking && <RenewDialog onClose={() => ask(false)} />}
    </SettingsBlock>
  );
}
