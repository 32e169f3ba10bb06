// A button back to a game left less than ten minutes ago.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { tablePath } from '../../../contract/pages.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { type CurrentGame, currentGame } from '../../base/session/currentGame.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { useGameArea } from '../../games/tables/gameArea.ts';
import { nameOf, opponentsOf } from '../../games/tables/people.ts';
import { PageLink } from '../../parts/PageLink.tsx';

const lookEveryMs = 15_000;

const useStyles = makeStyles({
  pill: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minWidth: '44px',
    height: '44px',
    maxWidth: '280px',
    padding: '5px 16px 5px 5px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '@media (max-width: 639.98px)': { padding: '5px', width: '44px' },
  },
  words: {
    minWidth: 0,
    // visually hidden where there is only room for the picture
    '@media (max-width: 639.98px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  line: { display: 'block' },
  second: { color: tokens.colorNeutralForeground2 },
});

/** Read again every 15 seconds and on focus. */
function useCurrentGame(): CurrentGame | null {
  const [game, setGame] = useState(() => currentGame());
  useEffect(() => {
    const look = () => setGame(currentGame());
    const timer = setInterval(look, lookEveryMs);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, []);
  return game;
}

function Pill({ gameName, roomId }: CurrentGame) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const me = useSignedIn();
  const table = useGameArea().data?.mine.find(({ id }) => id === roomId);
  const [opponent] = table?.maxPlayers === 2 ? opponentsOf(table, me.userId) : [];
  const game = t(`games.${gameName}`);
  const who = opponent ? t('header.against', { game, name: nameOf(opponent, [opponent], t) }) : game;
  const second = table?.isMyTurn ? t('header.yourTurn', { who }) : who;
  return (
    <PageLink className={styles.pill} to={tablePath({ gameName, roomId })}>
      <GameArt game={gameName} size={34} />
      <span className={styles.words}>
        <span className={mergeClasses(type.strong, type.oneLine, styles.line)}>{t('header.back')}</span>
        <span className={mergeClasses(type.caption, type.oneLine, styles.line, styles.second)}>{second}</span>
      </span>
    </PageLink>
  );
}

export function BackToGame() {
  const game = useCurrentGame();
  return game && <Pill {...game} />;
}
