// In place of a page that needs a person: the door, and on it the game that waits behind.
import { useLocation } from 'react-router-dom';
import { catalogue } from '../../../contract/catalogue.ts';
import { GameArt } from '../../../ui/GameArt.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { DoorCard } from './DoorCard.tsx';

export function GuestDoor() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const [, gameName] = /\/games\/(\w+)/.exec(pathname) ?? [];
  const game = catalogue.find((entry) => entry.gameName === gameName);
  if (!game) return <DoorCard title={t('door.tagline')} />;
  return <DoorCard art={<GameArt game={game.gameName} size={96} />} title={t(game.displayName)} />;
}
