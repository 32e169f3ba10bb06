// The form of one line of the results desk: typed in, corrected, void or taken back. Its fields are those of the contest.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { infer as In } from 'zod/mini';
import { enterResult } from '../../../contract/events/predictionDesk.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { serverNow } from '../../base/api/serverClock.ts';
import { useSend } from '../../parts/forms/useSend.ts';
import type { ResultProps } from './DrawnContest.tsx';
import { dayAndTime } from './times.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gap: '8px',
    padding: '12px 16px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  fields: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 12px' },
  button: { minHeight: '44px' },
});

type Entered = Omit<In<NonNullable<(typeof enterResult)['body']>>, 'gameId' | 'itemId' | 'isVoid'>;

interface ResultFormProps extends ResultProps {
  /** As it is sent; null: not all of it is there yet. */
  readonly result: Entered | null;
  /** As it is sent where there is none. */
  readonly noResult: Entered;
  /** It is locked before it starts, and so may its result be known. */
  readonly isLockedEarly?: true;
  readonly children: ReactNode;
}

export function ResultForm({ gameId, item, ...form }: ResultFormProps) {
  const { result, noResult, isLockedEarly = false, children } = form;
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { isBusy, refusal, send } = useSend();
  const { itemId, name, isTyped, isVoid, start } = item;
  const isEarly = !isLockedEarly && Date.parse(start) > serverNow();

  async function enter(entered: Entered, becomesVoid = false) {
    const body = Object.assign({ gameId, itemId, isVoid: becomesVoid }, entered);
    await send(() => call(enterResult, { body }));
  }

  return (
    <li className={styles.row}>
      <span className={type.strong}>{name}</span>
      {isEarly ? (
        <span className={mergeClasses(type.caption, type.quiet)}>
          {t('pages:predict.tab.tooEarly', { time: dayAndTime(start, language) })}
        </span>
      ) : (
        <div className={styles.fields}>
          {children}
          <Button
            aria-label={`${t('pages:predict.tab.enter')}: ${name}`}
            className={styles.button}
            disabledFocusable={isBusy || result === null}
            onClick={() => result && enter(result)}
          >
            {t('pages:predict.tab.enter')}
          </Button>
          {!isVoid && (
            <Button
              appearance="subtle"
              aria-label={`${t('pages:predict.tab.void')}: ${name}`}
              className={styles.button}
              onClick={() => enter(noResult, true)}
            >
              {t('pages:predict.tab.void')}
            </Button>
          )}
          {isTyped && (
            <Button
              appearance="subtle"
              aria-label={`${t('pages:predict.tab.takeBack')}: ${name}`}
              className={styles.button}
              onClick={() => enter(noResult)}
            >
              {t('pages:predict.tab.takeBack')}
            </Button>
          )}
        </div>
      )}
      {isTyped && (
        <span className={mergeClasses(type.caption, type.quiet)}>
          {t(isVoid ? 'pages:predict.status.void' : 'pages:predict.tab.typed')}
        </span>
      )}
      {refusal && <span role="alert">{t('pages:predict.tab.failed')}</span>}
    </li>
  );
}
