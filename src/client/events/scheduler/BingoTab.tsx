// The tab of the scheduler where an admin plans a bingo session, and finds those that are open.
import { useQueryClient } from '@tanstack/react-query';
import { getEvents } from '../../../contract/events/events.ts';
import { scheduledGames } from '../../../contract/puzzles/schedules.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { Block } from '../../parts/Block.tsx';
import { OpenSessions } from '../bingo/OpenSessions.tsx';
import { SessionForm } from '../bingo/SessionForm.tsx';

export function BingoTab() {
  const { t } = useTexts();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const refresh = () => {
    announce(t('pages:bingo.form.planned'));
    for (const { method, path } of [getEvents, scheduledGames])
      void queries.invalidateQueries({ queryKey: [method, path] });
  };
  return (
    <>
      <Block title={t('pages:bingo.form.planTitle')}>
        <Surface>
          <SessionForm isPlanned onMade={refresh} />
        </Surface>
      </Block>
      <Block title={t('pages:bingo.sessions.title')}>
        <OpenSessions />
      </Block>
    </>
  );
}
