// Where the admin activity is sent as it is written: the host, a test that says what is wrong, and how sending goes.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import {
  type AuditStream,
  auditStream,
  isStreamHost,
  saveAuditStream,
  streamLimits,
  testAuditStream,
  usualStreamPort,
} from '../../../../contract/admin/auditStream.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { localeOf } from '../../../base/words/language.ts';
import { Notice } from '../../../parts/forms/Notice.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { LongTextField } from '../LongTextField.tsx';
import { PanelForm } from '../PanelForm.tsx';
import { SectionCard } from '../SectionCard.tsx';
import { settingId } from '../sections.ts';

const useStyles = makeStyles({
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  act: { minHeight: '44px', justifySelf: 'start' },
});

const StopStreamDialog = lazy(async () => ({
  default: (await import('./StopStreamDialog.tsx')).StopStreamDialog,
}));

export function StreamCard({ teamId }: { readonly teamId: string }) {
  const { t } = useTexts();
  const query = useAnswer(auditStream, { params: { id: teamId } });
  return (
    <SectionCard title={t('pages:auditStream.title')} words={t('pages:auditStream.words')}>
      <div id={settingId('stream')}>
        <Loaded
          query={query}
          skeleton={<Skeleton height={44} width="100%" />}
          what={t('pages:auditStream.title')}
        >
          {({ stream }) => <Stream stream={stream} />}
        </Loaded>
      </div>
    </SectionCard>
  );
}

function Stream({ stream }: { readonly stream: AuditStream | null }) {
  const styles = useStyles();
  const { t } = useTexts();
  const [isOpen, open] = useState(false);
  if (stream || isOpen) return <StreamForm onSaved={() => open(false)} stream={stream} />;
  return (
    <Button className={styles.act} onClick={() => open(true)}>
      {t('pages:auditStream.begin')}
    </Button>
  );
}

const isPort = (text: string): boolean =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 65_535;

const isPem = (text: string): boolean =>
  text.trim() === '' || (/-----BEGIN CERTIFICATE-----/.test(text) && !/PRIVATE KEY/.test(text));

const checks = {
  host: (text: string) => (isStreamHost(text.trim()) ? null : 'pages:auditStream.wrong.host'),
  port: (text: string) => (isPort(text) ? null : 'pages:auditStream.wrong.port'),
  ca: (text: string) => (isPem(text) ? null : 'pages:auditStream.wrong.ca'),
};

interface StreamFormProps {
  readonly stream: AuditStream | null;
  /** From now on it is open as long as there is a stream. */
  onSaved(): void;
}

function StreamForm({ stream, onSaved }: StreamFormProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const [isStopping, stop] = useState(false);
  const fields = useFields(checks, {
    host: stream?.host ?? '',
    port: String(stream?.port ?? usualStreamPort),
    ca: stream?.ca ?? '',
  });
  const save = async () => {
    if (!fields.isReady()) return;
    const { host, port, ca } = fields.values;
    const body = { host: host.trim(), port: Number(port), ca: ca.trim() === '' ? null : ca };
    if (!(await send(() => call(saveAuditStream, { body })))) return;
    onSaved();
    announce(t('pages:auditStream.saved'));
  };
  const isPemRefused = refusal?.fields?.some(({ path }) => path === 'ca') ?? false;
  // The dialog is beside the form: what is sent in it is not sent by the form as well.
  return (
    <>
      <PanelForm form={fields.form} send={() => void save()}>
        {stream && <Course stream={stream} />}
        {(['host', 'port'] as const).map((name) => (
          <TextField
            autoComplete="off"
            fields={fields}
            hint={t(`pages:auditStream.${name}Hint`)}
            key={name}
            kind="text"
            label={t(`pages:auditStream.${name}`)}
            name={name}
          />
        ))}
        <LongTextField
          fields={fields}
          hint={t('pages:auditStream.caHint')}
          label={t('pages:auditStream.ca')}
          most={streamLimits.ca}
          name="ca"
          refused={isPemRefused ? 'pages:auditStream.wrong.ca' : null}
          rows={4}
        />
        {!isPemRefused && <Problem refusal={refusal} />}
        <div className={styles.acts}>
          <Button appearance="primary" className={styles.act} disabledFocusable={isBusy} type="submit">
            {t('pages:auditStream.save')}
          </Button>
          {stream && <Acts onStop={() => stop(true)} />}
        </div>
      </PanelForm>
      {stream && isStopping && (
        <Suspense>
          <StopStreamDialog host={stream.host} onClose={() => stop(false)} />
        </Suspense>
      )}
    </>
  );
}

/** When something was sent last, what is to be sent, and why it was not. */
function Course({ stream: { sentAt, waiting, failed } }: { readonly stream: AuditStream }) {
  const type = useType();
  const { t, language } = useTexts();
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  const at = (time: string) => format.format(Date.parse(time));
  const { count, most } = waiting;
  return (
    <>
      <p className={mergeClasses(type.body, type.quiet)}>
        {sentAt === null ? t('pages:auditStream.never') : t('pages:auditStream.sentAt', { date: at(sentAt) })}
        {count > 0 &&
          ` · ${count < most ? t('pages:auditStream.waiting', { count }) : t('pages:auditStream.waitingMore', { count })}`}
      </p>
      {failed && (
        <Notice intent="error">
          {t('pages:auditStream.failed', {
            date: at(failed.at),
            failure: t(`pages:auditStream.failure.${failed.failure}`),
            next: at(failed.nextTryAt),
          })}
        </Notice>
      )}
    </>
  );
}

function Acts({ onStop }: { onStop(): void }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { send, isBusy, refusal } = useSend();
  const [said, say] = useState<string | null>(null);
  const test = async () => {
    say(t('pages:auditStream.testing'));
    const answer = await send(() => call(testAuditStream, { body: {} }));
    const words = (failure: string) =>
      t('pages:auditStream.failedTest', { failure: t(`pages:auditStream.failure.${failure}`) });
    say(answer ? (answer.failure === null ? t('pages:auditStream.tested') : words(answer.failure)) : null);
  };
  return (
    <>
      <Button className={styles.act} disabledFocusable={isBusy} onClick={() => void test()} type="button">
        {t('pages:auditStream.test')}
      </Button>
      <Button appearance="subtle" className={styles.act} onClick={onStop} type="button">
        {t('pages:auditStream.stop')}
      </Button>
      <p className={type.body} role="status">
        {said}
      </p>
      <Problem refusal={refusal} />
    </>
  );
}
