// One match: both clubs, the score one predicts, when it locks, and afterwards what it brought.
import { mergeClasses } from '@fluentui/react-components';
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed';
import type { Club, StageMatch } from '../../../../contract/events/predictions.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import styles from '../predictions.module.css';
import { dayAndTime, timeOnly } from '../times.ts';
import { GoalsInput } from './GoalsInput.tsx';
import type { ScoreDraft } from './scoreDrafts.ts';

/** A shirt in the two colours of a club: drawn by us, never a crest. */
function ClubShirt({ colours: [main, second] }: Pick<Club, 'colours'>) {
  return (
    <svg aria-hidden="true" className={styles.shirt} height="28" viewBox="0 0 28 28" width="28">
      <path
        d="M9 3 3 7l2.5 6L8 12v13h12V12l2.500 1L25 7l-6-4c-1 2.500-2.800 3.500-5 3.500S10 5.500 9 3Z"
        fill={main}
        stroke="var(--colorNeutralStrokeAccessible)"
        strokeLinejoin="round"
        strokeWidth="1"
      />
      <path d="M12 6.400h4V25h-4Z" fill={second} />
    </svg>
  );
}

interface MatchRowProps {
  readonly match: StageMatch;
  readonly isLocked: boolean;
  readonly draft: ScoreDraft;
  readonly isUnsaved: boolean;
  onDraft(draft: ScoreDraft): void;
}

/** What is right about it, in words; null: nothing to say yet. */
function outcomeKey({ points, factor, result }: StageMatch): string | null {
  if (points === null || !result) return null;
  const plain = points / factor;
  return ['none', null, 'winner', 'difference', null, 'exact'][plain] ?? 'none';
}

export function MatchRow({ match, isLocked, draft, isUnsaved, onDraft }: MatchRowProps) {
  const type = useType();
  const { t, language } = useTexts();
  const { home, away, kickOff, status, predicted, result, points, factor } = match;
  const label = (club: string, other: string) => t('pages:predict.goals', { club, other });
  const outcome = outcomeKey(match);
  const own = predicted ? `${predicted.home} : ${predicted.away}` : null;
  return (
    <li className={styles.match} data-part="match" data-locked={isLocked}>
      <span className={styles.club} data-side="home">
        <span className={type.strong}>{home.name}</span>
        <ClubShirt colours={home.colours} />
      </span>
      {isLocked ? (
        <span className={styles.score}>
          <strong className={mergeClasses(type.cardTitle, type.number)}>
            {result ? `${result.home} : ${result.away}` : (own ?? '– : –')}
          </strong>
          {result && (
            <span className={mergeClasses(type.caption, type.quiet, type.number)}>
              {own ? t('pages:predict.yours', { score: own }) : t('pages:predict.noneYours')}
            </span>
          )}
        </span>
      ) : (
        <fieldset className={styles.inputs}>
          <legend className={styles.legend}>{`${home.name} – ${away.name}`}</legend>
          <GoalsInput
            isInvalid={draft.home === '' && draft.away !== ''}
            label={label(home.name, away.name)}
            onChange={(value) => onDraft({ home: value, away: draft.away })}
            value={draft.home}
          />
          <span aria-hidden="true">:</span>
          <GoalsInput
            isInvalid={draft.away === '' && draft.home !== ''}
            label={label(away.name, home.name)}
            onChange={(value) => onDraft({ home: draft.home, away: value })}
            value={draft.away}
          />
        </fieldset>
      )}
      <span className={styles.club} data-side="away">
        <ClubShirt colours={away.colours} />
        <span className={type.strong}>{away.name}</span>
      </span>
      <span className={mergeClasses(type.caption, type.quiet, styles.when)}>
        {isLocked ? (
          <>
            <LockClosed16Regular />
            {status === 'void' || status === 'live' || status === 'postponed'
              ? t(`pages:predict.status.${status}`)
              : t('pages:predict.closedAt', { time: timeOnly(kickOff, language) })}
          </>
        ) : status === 'postponed' ? (
          t('pages:predict.status.postponed')
        ) : (
          <time dateTime={kickOff}>{dayAndTime(kickOff, language)}</time>
        )}
        {factor > 1 && <span className={styles.chip}>{t('pages:predict.double')}</span>}
        {isUnsaved && (
          <span className={styles.chip} data-kind="unsaved">
            {t('pages:predict.unsaved')}
          </span>
        )}
        {outcome && (
          <span className={styles.chip} data-kind={outcome}>
            {t(`pages:predict.outcome.${outcome}`, { points: points ?? 0 })}
          </span>
        )}
      </span>
    </li>
  );
}
