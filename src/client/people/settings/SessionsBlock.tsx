// Settings: where one is signed in, to sign out there.
import { Button, makeStyles } from '@fluentui/react-components';
import { useRef } from 'react';
import { endSession, getSessions, type OwnSession } from '../../../contract/people/sessions.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { dateInWords } from '../../games/progress/numbers.ts';
import { ActRow, ActRows } from '../../parts/forms/ActRows.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { SettingsBlock } from '../../parts/forms/SettingsBlock.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { useToast } from '../../parts/toasts/Toasts.tsx';

const useStyles = makeStyles({ act: { minHeight: '44px', justifySelf: 'start' } });

interface RowProps {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  onEnd(): void;
}

function Row({ session: { device, signedInAt, lastSeenAt, isThis }, isBusy, onEnd }: RowProps) {
  const { t, language } = useTexts();
  const name = device || t('pages:sessions.unknown');
  const seen = t('pages:sessions.times', {
    signedIn: dateInWords(signedInAt, language),
    lastSeen: dateInWords(lastSeenAt, language),
  });
  const end = (
    <Button
      appearance="subtle"
      aria-label={t('pages:sessions.endOf', { device: name })}
      disabledFocusable={isBusy}
      onClick={onEnd}
    >
      {t('pages:sessions.end')}
    </Button>
  );
  return <ActRow act={isThis ? null : end} name={name} words={isThis ? t('pages:sessions.this') : seen} />;
}

function Block() {
  const styles = useStyles();
  const { t } = useTexts();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useAnswer(getSessions, {});
  const { isBusy, refusal, send } = useSend();
  const end = async (id?: string) => {
    if (!(await send(() => call(endSession, { body: { id } })))) return;
    heading.current?.focus(); // the button is gone
    toast(t('pages:sessions.ended'), true);
  };
  const title = t('pages:sessions.title');
  return (
    <SettingsBlock heading={heading} id="sessions" title={title} words={t('pages:sessions.words')}>
      <Loaded query={query} skeleton={<Skeleton height={96} width="100%" />} what={title}>
        {({ sessions }) => (
          <>
            <ActRows>
              {sessions
                .toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
                .map((session) => (
                  <Row isBusy={isBusy} key={session.id} onEnd={() => end(session.id)} session={session} />
                ))}
            </ActRows>
            <Problem refusal={refusal} />
            {sessions.length > 2 && (
              <Button className={styles.act} disabledFocusable={isBusy} onClick={() => end()}>
                {t('pages:sessions.endOthers')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </SettingsBlock>
  );
}

/** The texts come with it. */
export const SessionsBlock = () => (
  <PageTexts>
    <Block />
  </PageTexts>
);
