// The tab of the scheduler where an admin plans a bingo game, and finds those that are open.
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { refresh } from '../../base/api/refresh.ts';
import { Block } from '../../parts/Block.tsx';
import { GameForm } from '../bingo/GameForm.tsx';
import { OpenGames } from '../bingo/OpenGames.tsx';

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
          <GameForm isPlanned onMade={made} />
        </Surface>
      </Block>
      <Block title={t('pages:bingo.sessions.title')}>
        <OpenGames />
      </Block>
    </>
  );
}
