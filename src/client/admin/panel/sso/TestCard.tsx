// Tests the connection by a real sign-in, says what is wrong, and switches it on and off.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { type SsoConnection, type SsoOutcome, switchSso, testSso } from '../../../../contract/admin/sso.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { leaveForSso } from '../../../base/session/ssoAttempt.ts';
import { localeOf } from '../../../base/words/language.ts';
import { Notice } from '../../../parts/forms/Notice.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import { SectionCard } from '../SectionCard.tsx';
import { sectionPath, settingId } from '../sections.ts';
import { CopiedText } from './CopiedText.tsx';
import { SsoRefusal } from './SsoRefusal.tsx';

const useStyles = makeStyles({
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  act: { minHeight: '44px' },
  outcome: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
});

function Outcome({ outcome }: { readonly outcome: SsoOutcome }) {
  const { problem, said, groups, hasMoreGroups = false } = outcome;
  const type = useType();
  const { t, language } = useTexts();
  const list = new Intl.ListFormat(localeOf(language));
  if (problem !== null)
    return (
      <Notice intent="error">
        {t(`pages:sso.problem.${problem}`)} {said !== null && t('pages:sso.test.said', { said })}
      </Notice>
    );
  const named = groups ?? [];
  return (
    <>
      <Notice intent="info">{t('pages:sso.test.well')}</Notice>
      {(named.length > 0 || !hasMoreGroups) && (
        <p className={mergeClasses(type.caption, type.quiet)}>
          {named.length > 0
            ? t('pages:sso.test.groups', { groups: list.format(named) })
            : t('pages:sso.test.noGroups')}
        </p>
      )}
      {hasMoreGroups && <Notice intent="info">{t('pages:sso.test.moreGroups')}</Notice>}
    </>
  );
}

interface TestCardProps {
  readonly connection: SsoConnection;
  readonly signInUri: string;
}

export function TestCard({ connection: { isOn, test }, signInUri }: TestCardProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const begin = () =>
    send(() => leaveForSso((challenge) => call(testSso, { body: { challenge } }), sectionPath('sso')));
  const turn = async () => {
    if (await send(() => call(switchSso, { body: { isOn: !isOn } })))
      announce(t(isOn ? 'pages:sso.switch.isOff' : 'pages:sso.switch.isOn'));
  };
  return (
    <SectionCard title={t('pages:sso.test.title')} words={t('pages:sso.test.words')}>
      <div aria-live="polite" className={styles.outcome} id={settingId('ssoTest')}>
        {test ? (
          <Outcome outcome={test.outcome} />
        ) : (
          <p className={mergeClasses(type.body, type.quiet)}>{t('pages:sso.test.none')}</p>
        )}
      </div>
      <p className={type.strong}>{t(isOn ? 'pages:sso.switch.on' : 'pages:sso.switch.off')}</p>
      {isOn && <CopiedText label={t('pages:sso.test.address')} text={signInUri} />}
      <SsoRefusal refusal={refusal} />
      <div className={styles.acts}>
        <Button className={styles.act} disabledFocusable={isBusy} onClick={() => void begin()}>
          {t('pages:sso.test.act')}
        </Button>
        <Button
          appearance={isOn ? 'secondary' : 'primary'}
          className={styles.act}
          disabledFocusable={isBusy}
          onClick={() => void turn()}
        >
          {t(isOn ? 'pages:sso.switch.turnOff' : 'pages:sso.switch.turnOn')}
        </Button>
      </div>
    </SectionCard>
  );
}
