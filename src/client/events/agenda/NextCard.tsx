// Beside the agenda: the event that is on now or comes next, with its picture, its time and what can be done.
import { mergeClasses } from '@fluentui/react-components';
import { classNames } from '../../../ui/classNames.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { PageLink } from '../../parts/PageLink.tsx';
import { waitInWords } from '../../puzzles/daily/durations.ts';
import { useServerTime } from '../../puzzles/daily/useServerTime.ts';
import agendaStyles from './agenda.module.css';
import { type AgendaItem, artOf, dayOf } from './agenda.ts';
import { EventActions } from './EventActions.tsx';
import { EventTime } from './EventTime.tsx';
import eventsStyles from './events.module.css';
import { dayTitle, detailsOf, titleOf } from './eventWords.ts';
import { useRegistration } from './useRegistration.ts';

export function NextCard({ item }: { readonly item: AgendaItem }) {
  const type = useType();
  const { t, language } = useTexts();
  const now = useServerTime(20_000);
  const registration = useRegistration(item);
  const leftMs = Date.parse(item.start) - now;
  const when =
    item.state === 'running'
      ? t('pages:events.state.running')
      : t('pages:events.inTime', { wait: waitInWords(t, leftMs) });
  return (
    <aside aria-label={t('pages:events.next')} className={eventsStyles.next}>
      <Surface className={eventsStyles.nextCard}>
        <p className={mergeClasses(type.strong, eventsStyles.when)} data-state={item.state}>
          {when}
        </p>
        <div className={eventsStyles.nextHead}>
          <GameArt game={artOf(item)} size={56} />
          <h2 className={type.section}>
            <PageLink to={item.path}>{titleOf(item, t)}</PageLink>
          </h2>
        </div>
        <p className={type.large}>
          {dayTitle(dayOf(item.start), language, t, new Date(now))}, <EventTime time={item.start} />
        </p>
        <p className={mergeClasses(type.body, type.quiet)}>{detailsOf(item, registration.count, t)}</p>
        {registration.problem && (
          <p className={agendaStyles.problem} role="alert">
            {t('pages:events.notChanged', { why: t(`errors.${registration.problem}`) })}
          </p>
        )}
        <div className={classNames(agendaStyles.acts, eventsStyles.nextActs)}>
          <EventActions isFirst item={item} registration={registration} />
        </div>
      </Surface>
    </aside>
  );
}
