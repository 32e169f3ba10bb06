// A row of the agenda: time, picture, title, who and how many, and what can be done.
import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { PageLink } from '../../parts/PageLink.tsx';
import styles from './agenda.module.css';
import { type AgendaItem, artOf } from './agenda.ts';
import { EventActions } from './EventActions.tsx';
import { EventTime } from './EventTime.tsx';
import { detailsOf, titleOf } from './eventWords.ts';
import { useRegistration } from './useRegistration.ts';

interface EventRowProps {
  readonly item: AgendaItem;
  readonly isFirst?: boolean;
  /** Said instead of who and how many. */
  readonly words?: ReactNode;
  /** On which day, where no heading above says so. */
  readonly day?: string | null;
}

export function EventRow({ item, isFirst = false, words, day = null }: EventRowProps) {
  const type = useType();
  const { t } = useTexts();
  const registration = useRegistration(item);
  return (
    <div className={styles.row} data-part="row" data-state={item.state}>
      <EventTime className={styles.time} time={item.start} />
      <GameArt className={styles.art} game={artOf(item)} size={40} />
      <div className={styles.words}>
        <p className={styles.title}>
          <PageLink className={type.strong} to={item.path}>
            {titleOf(item, t)}
          </PageLink>
          <StateMark item={item} />
        </p>
        <p className={mergeClasses(type.caption, type.quiet)}>
          {day !== null && <strong className={styles.day}>{day}</strong>}
          {words ?? detailsOf(item, registration.count, t)}
        </p>
        {registration.problem && (
          <p className={mergeClasses(type.caption, styles.problem)} role="alert">
            {t('pages:events.notChanged', { why: t(`errors.${registration.problem}`) })}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <EventActions isFirst={isFirst} item={item} registration={registration} />
      </div>
    </div>
  );
}

export function StateMark({ item: { state, myState } }: { readonly item: AgendaItem }) {
  const type = useType();
  const { t } = useTexts();
  const own = myState === 'solved' || myState === 'missed' || myState === 'predicted' ? myState : null;
  if (own)
    return (
      <span className={mergeClasses(type.caption, styles.mark)} data-look="own">
        {t(`pages:events.mine.${own}`)}
      </span>
    );
  if (state === 'coming') return null;
  return (
    <span className={mergeClasses(type.caption, styles.mark)} data-look={state}>
      {t(`pages:events.state.${state}`)}
    </span>
  );
}
