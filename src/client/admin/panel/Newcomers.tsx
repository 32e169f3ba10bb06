// Where no mail server proves addresses: who signed up by the link of the team, to be confirmed or refused.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { confirmNewcomer, type Newcomer, newcomers } from '../../../contract/people/newcomers.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { personRow } from './personRow.ts';

const useStyles = makeStyles({
  /** Apart from the members below it. */
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', marginBottom: '16px' },
  card: personRow.card,
  row: personRow.row,
  words: { overflowWrap: 'anywhere' },
  name: { margin: 0 },
  acts: personRow.acts,
  act: personRow.act,
  problem: { gridColumn: '1 / -1' },
});

/** Somebody may sign up while the page is open. */
const lookEveryMs = 15_000;

const RefuseNewcomerDialog = lazy(async () => ({
  default: (await import('./RefuseNewcomerDialog.tsx')).RefuseNewcomerDialog,
}));

interface NewcomerRowProps {
  readonly newcomer: Newcomer;
  onRefuse(): void;
}

function NewcomerRow({ newcomer, onRefuse }: NewcomerRowProps) {
  const { userId, signUpId, name, email } = newcomer;
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const confirm = async () => {
    const done = await send(() => call(confirmNewcomer, { body: { userId, signUpId } }));
    if (done) announce(t('pages:admin.newcomers.confirmed', { name }));
  };
  return (
    <li className={styles.row}>
      <PersonAvatar name={name} picture={null} size={40} />
      <div className={styles.words}>
        <h3 className={mergeClasses(type.strong, styles.name)} dir="auto">
          {name}
        </h3>
        <p className={mergeClasses(type.body, type.quiet)}>{email}</p>
      </div>
      <div className={styles.acts}>
        <Button
          appearance="primary"
          aria-label={t('pages:admin.newcomers.confirmName', { name })}
          className={styles.act}
          disabledFocusable={isBusy}
          onClick={() => void confirm()}
        >
          {t('pages:admin.newcomers.confirm')}
        </Button>
        <Button
          appearance="subtle"
          aria-label={t('pages:admin.newcomers.refuseName', { name })}
          className={styles.act}
          onClick={onRefuse}
        >
          {t('pages:admin.newcomers.refuse')}
        </Button>
      </div>
      {refusal && (
        <div className={styles.problem}>
          <Problem refusal={refusal} />
        </div>
      )}
    </li>
  );
}

interface NewcomerListProps {
  readonly waiting: readonly Newcomer[];
}

function NewcomerList({ waiting }: NewcomerListProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const [refusing, refuse] = useState<Newcomer | null>(null);
  return (
    <>
      <p className={mergeClasses(type.body, type.quiet)}>
        {t(waiting.length > 0 ? 'pages:admin.newcomers.words' : 'pages:admin.newcomers.none')}
      </p>
      {waiting.length > 0 && (
        <Surface className={styles.card}>
          <ul>
            {waiting.map((newcomer) => (
              <NewcomerRow key={newcomer.signUpId} newcomer={newcomer} onRefuse={() => refuse(newcomer)} />
            ))}
          </ul>
        </Surface>
      )}
      {refusing && (
        <Suspense>
          <RefuseNewcomerDialog newcomer={refusing} onClose={() => refuse(null)} />
        </Suspense>
      )}
    </>
  );
}

export function Newcomers({ teamId }: { readonly teamId: string }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const query = useAnswer(newcomers, { params: { id: teamId } }, { everyMs: lookEveryMs });
  const title = t('pages:admin.newcomers.title');
  return (
    <div className={styles.part}>
      <h2 className={type.section}>{title}</h2>
      <Loaded query={query} skeleton={<Skeleton height={72} width="100%" />} what={title}>
        {({ newcomers: waiting }) => <NewcomerList waiting={waiting} />}
      </Loaded>
    </div>
  );
}
