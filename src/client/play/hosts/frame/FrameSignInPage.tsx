// Sign-in inside a host's frame, in place of the page that needs it; shows the game that was linked.
import { useLocation } from 'react-router-dom';
import { catalogue } from '../../../../catalogue/catalogue.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { GameArt } from '../../../games/GameArt.tsx';
import { FrameSignInCard } from './FrameSignInCard.tsx';

export function FrameSignInPage() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const [, gameName] = /\/games\/(\w+)/.exec(pathname) ?? [];
  const game = catalogue.find((entry) => entry.gameName === gameName);
  if (!game) return <FrameSignInCard title={t('door.login.title')} />;
  return <FrameSignInCard art={<GameArt game={game.gameName} size={96} />} title={t(game.displayName)} />;
}
