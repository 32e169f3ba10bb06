// In place of a page that needs a person: the door, and on it the game that waits behind.
import { useLocation } from 'react-router-dom';
import { catalogue } from '../../../../catalogue/catalogue.ts';
import { GameArt } from '../../../../ui/GameArt.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { FrameSignInCard } from './FrameSignInCard.tsx';

export function FrameSignInPage() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const [, gameName] = /\/games\/(\w+)/.exec(pathname) ?? [];
  const game = catalogue.find((entry) => entry.gameName === gameName);
  if (!game) return <FrameSignInCard title={t('door.tagline')} />;
  return <FrameSignInCard art={<GameArt game={game.gameName} size={96} />} title={t(game.displayName)} />;
}
