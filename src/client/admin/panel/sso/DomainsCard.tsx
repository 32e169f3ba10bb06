// The domains of the company: added, proven, signed in to only by the connection, and given up.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { addDomain, type TeamDomain } from '../../../../contract/admin/sso.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { TextLink } from '../../../parts/TextLink.tsx';
import { PanelForm } from '../PanelForm.tsx';
import { SectionCard } from '../SectionCard.tsx';
import { settingId } from '../sections.ts';
import { DomainProof } from './DomainProof.tsx';
import { SsoRefusal } from './SsoRefusal.tsx';
import type { AdminName, SsoState } from './ssoState.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    padding: '12px 0',
    overflowWrap: 'anywhere',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  act: { minHeight: '44px' },
});

const OnlyDialog = lazy(async () => ({ default: (await import('./OnlyDialog.tsx')).OnlyDialog }));
const RemoveDomainDialog = lazy(async () => ({
  default: (await import('./RemoveDialogs.tsx')).RemoveDomainDialog,
}));

interface DomainsCardProps {
  readonly state: SsoState;
  readonly admins: readonly AdminName[];
}

const checks = { domain: (text: string) => (text.trim().includes('.') ? null : 'pages:sso.wrong.domain') };

function AddDomain() {
  const styles = useStyles();
  const { t } = useTexts();
  const announce = useAnnounce();
  const fields = useFields(checks, { domain: '' });
  const { send, isBusy, refusal } = useSend();
  const add = async () => {
    if (!fields.isReady()) return;
    const added = await send(() => call(addDomain, { body: { domain: fields.values.domain.trim() } }));
    if (!added) return;
    fields.clear('domain');
    announce(t('pages:sso.domain.added', { domain: added.domain }));
  };
  return (
    <PanelForm form={fields.form} id={settingId('domain')} send={() => void add()}>
      <TextField
        autoComplete="off"
        fields={fields}
        hint={t('pages:sso.domain.hint')}
        kind="text"
        label={t('pages:sso.domain.label')}
        name="domain"
      />
      <SsoRefusal refusal={refusal} />
      <div>
        <Button className={styles.act} disabledFocusable={isBusy} type="submit">
          {t('pages:sso.domain.add')}
        </Button>
      </div>
    </PanelForm>
  );
}

interface RowProps extends DomainsCardProps {
  readonly known: TeamDomain;
}

function Row({ known, state, admins }: RowProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const [asking, ask] = useState<'only' | 'remove' | null>(null);
  const { domain, provenAt, isOnly } = known;
  const words = provenAt === null ? 'waiting' : isOnly ? 'only' : 'proven';
  const remove = (
    <Button
      appearance="subtle"
      aria-label={t('pages:sso.domain.removeName', { domain })}
      className={styles.act}
      onClick={() => ask('remove')}
    >
      {t('pages:sso.domain.remove')}
    </Button>
  );
  return (
    <li className={styles.row}>
      <h3 className={type.strong}>{domain}</h3>
      <p className={mergeClasses(type.body, type.quiet)}>{t(`pages:sso.domain.${words}`)}</p>
      {provenAt === null ? (
        <DomainProof canMail={state.canMail} domain={domain} record={known.record}>
          {remove}
        </DomainProof>
      ) : (
        <div className={styles.acts}>
          {state.connection && (
            <Button
              aria-label={t(isOnly ? 'pages:sso.only.endName' : 'pages:sso.only.beginName', { domain })}
              className={styles.act}
              onClick={() => ask('only')}
            >
              {t(isOnly ? 'pages:sso.only.end' : 'pages:sso.only.begin')}
            </Button>
          )}
          {remove}
        </div>
      )}
      <Suspense>
        {asking === 'only' && (
          <OnlyDialog
            admins={admins}
            known={known}
            onClose={() => ask(null)}
            wayBack={state.connection?.wayBack ?? null}
          />
        )}
        {asking === 'remove' && <RemoveDomainDialog domain={domain} onClose={() => ask(null)} />}
      </Suspense>
    </li>
  );
}

export function DomainsCard({ state, admins }: DomainsCardProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <SectionCard title={t('pages:sso.domain.title')}>
      <div>
        <p className={mergeClasses(type.body, type.quiet)}>{t('pages:sso.domain.words')}</p>
        <TextLink to="/help?topic=sso">{t('pages:sso.guide')}</TextLink>
      </div>
      {state.domains.length > 0 && (
        <ul className={styles.list}>
          {state.domains.map((known) => (
            <Row admins={admins} key={known.domain} known={known} state={state} />
          ))}
        </ul>
      )}
      <AddDomain />
    </SectionCard>
  );
}
