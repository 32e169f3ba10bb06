// The agenda of the team: what is on and what comes, by day; trivia and tournaments besides with lists of their own.
import { makeStyles, mergeClasses, ToggleButton } from '@fluentui/react-components';
import { CalendarAdd20Regular } from '@fluentui/react-icons/svg/calendar-add';
import { DataBarVertical20Regular } from '@fluentui/react-icons/svg/data-bar-vertical';
import { Sparkle20Regular } from '@fluentui/react-icons/svg/sparkle';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { useWidth } from '../../parts/useWidth.ts';
import { zoneInWords } from '../../puzzles/daily/scheduleWords.ts';
import { useEvents } from '../../puzzles/daily/today.ts';
import { AgendaDays, AgendaSkeleton } from './AgendaDays.tsx';
import { type AgendaItem, type EventType, eventTypes, itemOfEvent, nextOf, sinceToday } from './agenda.ts';
import { ownZone } from './EventTime.tsx';
import eventsStyles from './events.module.css';
import { NextCard } from './NextCard.tsx';

const TournamentList = lazy(async () => ({
  default: (await import('../tournament/list/TournamentList.tsx')).TournamentList,
}));
const TriviaTabs = lazy(async () => ({ default: (await import('./TriviaTabs.tsx')).TriviaTabs }));

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
  },
  words: { display: 'grid', gap: '2px' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: { minHeight: '44px' },
  filters: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, border: 'none' },
});

function Nothing({ type }: { readonly type: EventType | null }) {
  const { t } = useTexts();
  const { isAdmin } = useSignedIn();
  const action = isAdmin ? (
    <ButtonLink appearance="primary" to="/scheduler">
      {t('pages:events.schedule')}
    </ButtonLink>
  ) : (
    <ButtonLink appearance="primary" to="/">
      {t('pages:events.toPuzzles')}
    </ButtonLink>
  );
  return (
    <Surface>
      <BlockState
        action={action}
        top="leaning"
        words={t(type === null ? 'pages:events.empty' : 'pages:events.emptyOfType')}
      />
    </Surface>
  );
}

function Agenda({ type }: { readonly type: EventType | null }) {
  const { t } = useTexts();
  const query = useEvents();
  const isWide = useWidth() === 'wide';
  const shown = (items: readonly AgendaItem[]) =>
    type === null ? items : items.filter((item) => item.type === type);
  return (
    <Loaded query={query} skeleton={<AgendaSkeleton />} what={t('nav.events')}>
      {({ events }) => {
        const items = shown(sinceToday(events.map(itemOfEvent), new Date()));
        if (items.length === 0) return <Nothing type={type} />;
        const next = nextOf(items);
        return (
          <div className={eventsStyles.columns}>
            <AgendaDays first={isWide ? null : next} items={items} />
            {isWide && next && <NextCard item={next} />}
          </div>
        );
      }}
    </Loaded>
  );
}

function Events() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { isAdmin } = useSignedIn();
  const [search, setSearch] = useSearchParams();
  const chosen = eventTypes.find((each) => each === search.get('type')) ?? null;
  const choose = (next: EventType | null) => setSearch(next ? { type: next } : {}, { replace: true });
  return (
    <div className={eventsStyles.events}>
      <div className={styles.head}>
        <div className={styles.words}>
          <PageHeading>{t('nav.events')}</PageHeading>
          <p className={mergeClasses(type.body, type.quiet)}>
            {t('pages:events.zone', { zone: zoneInWords(ownZone()) })}
          </p>
        </div>
        <div className={styles.acts}>
          <ButtonLink className={styles.button} icon={<DataBarVertical20Regular />} to="/polls">
            {t('pages:polls.title')}
          </ButtonLink>
          <ButtonLink className={styles.button} icon={<Sparkle20Regular />} to="/draws">
            {t('pages:draws.title')}
          </ButtonLink>
          {isAdmin && (
            <ButtonLink className={styles.button} icon={<CalendarAdd20Regular />} to="/scheduler?tab=trivia">
              {t('pages:events.schedule')}
            </ButtonLink>
          )}
        </div>
      </div>
      <fieldset aria-label={t('pages:events.filter')} className={styles.filters}>
        {[null, ...eventTypes].map((each) => (
          <ToggleButton
            appearance={each === chosen ? 'primary' : 'outline'}
            checked={each === chosen}
            className={styles.button}
            key={each ?? 'all'}
            onClick={() => choose(each)}
            shape="circular"
          >
            {t(each === null ? 'pages:events.everything' : `pages:events.type.${each}`)}
          </ToggleButton>
        ))}
      </fieldset>
      {chosen === 'trivia' || chosen === 'tournament' ? (
        <Suspense fallback={<AgendaSkeleton />}>
          {chosen === 'trivia' ? <TriviaTabs /> : <TournamentList />}
        </Suspense>
      ) : (
        <Agenda type={chosen} />
      )}
    </div>
  );
}

export function EventsPage() {
  return (
    <PageTexts>
      <Events />
    </PageTexts>
  );
}
