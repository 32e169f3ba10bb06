// Tab of the scheduler for teams with the flag: everything that comes, of all kinds, by day.
import { BlockState } from '../../../ui/BlockState.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { useEvents } from '../../puzzles/daily/today.ts';
import { AgendaDays, AgendaSkeleton } from '../agenda/AgendaDays.tsx';
import { itemOfEvent, sinceToday } from '../agenda/agenda.ts';

export function EventsTab() {
  const { t } = useTexts();
  return (
    <Loaded query={useEvents()} skeleton={<AgendaSkeleton />} what={t('nav.events')}>
      {({ events }) => {
        const items = sinceToday(events.map(itemOfEvent), new Date());
        if (items.length > 0) return <AgendaDays first={null} items={items} />;
        return (
          <Surface>
            <BlockState top="leaning" words={t('pages:events.empty')} />
          </Surface>
        );
      }}
    </Loaded>
  );
}
