// The tab of the scheduler where an admin plans a bingo session, and finds those that are open.
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { refresh } from '../../base/api/refresh.ts';
import { Block } from '../../parts/Block.tsx';
import { OpenSessions } from '../bingo/OpenSessions.tsx';
import { SessionForm } from '../bingo/SessionForm.tsx';

export function BingoTab() {
  const { t } = useTexts();
  const announce = useAnnounce();
  const made = () => {
    announce(t('pages:bingo.form.planned'));
    void refresh(['events', 'schedule']);
  };
  return (
    <>
      <Block title={t('pages:bingo.form.planTitle')}>
        <Surface>
          <SessionForm isPlanned onMade={made} />
        </Surface>
      </Block>
      <Block title={t('pages:bingo.sessions.title')}>
        <OpenSessions />
      </Block>
    </>
  );
}
