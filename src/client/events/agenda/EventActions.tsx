// What can be done about an event: join it, register, give the place up, put it in one's own calendar.
import { Button } from '@fluentui/react-components';
import { CalendarAdd20Regular } from '@fluentui/react-icons/svg/calendar-add';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { calendarFile } from '../../parts/calendarFile.ts';
import { saveFile } from '../../parts/saveFile.ts';
import styles from './agenda.module.css';
import type { AgendaItem } from './agenda.ts';
import { titleOf } from './eventWords.ts';
import type { Registration } from './useRegistration.ts';

const RegisteredMenu = lazy(async () => ({ default: (await import('./RegisteredMenu.tsx')).RegisteredMenu }));

const usualMs = 30 * 60_000;

function useCalendar(item: AgendaItem): () => void {
  const { t } = useTexts();
  return () => {
    const start = new Date(item.start);
    const url = new URL(item.path, window.location.origin).href;
    const title = titleOf(item, t);
    const entry = {
      id: item.id,
      title: t('pages:events.calendarTitle', { title }),
      description: t('pages:events.calendarWords', { url }),
      url,
      start,
      end: item.end === null ? new Date(start.getTime() + usualMs) : new Date(item.end),
    };
    saveFile('topla.ics', calendarFile([entry], new Date()), 'text/calendar;charset=utf-8');
  };
}

/** What one does about an event that is on. */
const actOf = {
  puzzle: 'play',
  predictorEvent: 'play',
  trivia: 'join',
  bingo: 'join',
  tournament: 'open',
} as const;

interface EventActionsProps {
  readonly item: AgendaItem;
  readonly registration: Registration;
  /** Its button is the filled one. */
  readonly isFirst: boolean;
}

export function EventActions({ item, registration, isFirst }: EventActionsProps) {
  const { t } = useTexts();
  const addToCalendar = useCalendar(item);
  const title = titleOf(item, t);
  const named = (act: string) => t('pages:events.named', { act, title });
  const appearance = isFirst ? 'primary' : 'outline';
  const { type, state, path, myState } = item;
  if (state !== 'coming') {
    const isDone = state === 'finished' || myState === 'solved' || myState === 'missed';
    const act = isDone ? t('pages:events.result') : t(`pages:events.${actOf[type]}`);
    return (
      <ButtonLink
        appearance={isDone ? 'outline' : appearance}
        aria-label={named(act)}
        className={styles.act}
        to={path}
      >
        {act}
      </ButtonLink>
    );
  }
  const calendarWords = t('pages:events.addToCalendar');
  const calendar = (
    <Button
      appearance="subtle"
      aria-label={named(calendarWords)}
      className={styles.tool}
      icon={<CalendarAdd20Regular />}
      onClick={addToCalendar}
      title={calendarWords}
    />
  );
  if (type === 'predictorEvent') {
    const act = t('pages:events.predict');
    return (
      <>
        {calendar}
        <ButtonLink appearance={appearance} aria-label={named(act)} className={styles.act} to={path}>
          {act}
        </ButtonLink>
      </>
    );
  }
  if (type === 'tournament') {
    const act = t('pages:events.open');
    return (
      <>
        {calendar}
        <ButtonLink appearance={appearance} aria-label={named(act)} className={styles.act} to={path}>
          {act}
        </ButtonLink>
      </>
    );
  }
  if (type !== 'trivia') return calendar;
  if (!registration.isRegistered) {
    const act = t('pages:events.register');
    const isFull = item.capacity !== null && (registration.count ?? 0) >= item.capacity;
    return (
      <>
        {calendar}
        {isFull ? (
          <span className={styles.full}>{t('pages:events.full')}</span>
        ) : (
          <Button
            appearance={appearance}
            aria-label={named(act)}
            className={styles.act}
            onClick={registration.register}
          >
            {act}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      {calendar}
      <Suspense fallback={<span className={styles.act} />}>
        <RegisteredMenu onCalendar={addToCalendar} onUnregister={registration.unregister} title={title} />
      </Suspense>
    </>
  );
}
