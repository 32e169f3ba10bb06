// Admin panel: how colleagues join – by the link of the team, which can be renewed and can end, and from which addresses.
import { Button, makeStyles, mergeClasses, Switch } from '@fluentui/react-components';
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
import { useSend } from '../../parts/forms/useSend.ts';
import { SavedText } from '../../parts/saving/SavedText.tsx';
import { LinkEnds } from './LinkEnds.tsx';
import { SectionCard } from './SectionCard.tsx';
import { settingId } from './sections.ts';
import type { AdminForm } from './useAdminSettings.ts';

const useStyles = makeStyles({
  link: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  address: { overflowWrap: 'anywhere', flexBasis: '100%' },
  button: { minHeight: '44px' },
});

/** One domain a line; commas and spaces part them too. */
const domainsIn = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

const isDomain = (word: string): boolean => /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u.test(word);
const checkDomains = (text: string): string | null =>
  domainsIn(text).every(isDomain) ? null : 'pages:admin.joining.domainWrong';

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
  const link = linkOf(teamId, settings.inviteCode);
  return (
    <SectionCard refusal={form.refusalIn('joining')}>
      <div id={settingId('link')}>
        <Switch
          checked={draft.linkSignUp}
          label={t('pages:admin.joining.byLink')}
          onChange={(_, { checked }) => void form.change('joining', () => ({ linkSignUp: checked }))}
        />
      </div>
      {settings.linkSignUp && (
        <div className={styles.link} id={settingId('renew')}>
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
      {settings.linkSignUp && <LinkEnds form={form} />}
      <div id={settingId('domains')}>
        <SavedText
          check={checkDomains}
          hint={t('pages:admin.joining.domainsHint')}
          kind="lines"
          label={t('pages:admin.joining.domains')}
          name="emailDomains"
          onSave={(text) => form.change('joining', () => ({ emailDomains: domainsIn(text) }))}
          value={draft.emailDomains.join('\n')}
        />
      </div>
      {isAsking && <RenewDialog onClose={() => ask(false)} />}
    </SectionCard>
  );
}
