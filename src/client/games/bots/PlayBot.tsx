// The shortest way into a game: how strong the bot plays, and three easy games that begin at a press.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { type ShelfGame, shelf } from '../../../catalogue/shelf.ts';
import type { Strength } from '../../../contract/play/tables.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useTables } from '../../base/realtime/tables.ts';
import { GameArt } from '../GameArt.tsx';
import { useSeat } from '../tables/useSeat.ts';
import { BotChoice } from './BotChoice.tsx';
import { easyGames } from './easyGames.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'end',
    gap: '16px 24px',
    padding: '16px',
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  games: { display: 'grid', gap: '4px', minWidth: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px',
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  game: {
    width: '100%',
    minWidth: 0,
    minHeight: '72px',
    justifyContent: 'start',
    textAlign: 'start',
    '@media (max-width: 639.98px)': { minHeight: '52px' },
  },
  whole: { gridColumn: '1 / -1' },
});

interface PlayBotProps {
  /** Games the team has switched off. */
  readonly closed: ReadonlySet<string>;
}

export function PlayBot({ closed }: PlayBotProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const tables = useTables();
  const { sit, notice, isBusy } = useSeat();
  const [strength, setStrength] = useState<Strength>(0);
  const begin = ({ gameName }: ShelfGame) =>
    sit(gameName, () => tables.create({ gameName, bots: [strength], isReady: true }));
  return (
    <Surface className={styles.card}>
      {notice && (
        <p className={styles.whole} role="alert">
          {notice.words}
        </p>
      )}
      <BotChoice onChange={setStrength} strength={strength} />
      <div className={styles.games}>
        <p className={mergeClasses(type.body)} id="play-bot">
          {t('start.playBots', { count: 1 })}
        </p>
        <ul aria-labelledby="play-bot" className={styles.row}>
          {easyGames(shelf, closed).map((game, at) => (
            <li key={game.gameName}>
              <Button
                appearance={at === 0 ? 'primary' : 'outline'}
                className={styles.game}
                disabledFocusable={isBusy}
                icon={{
                  children: <GameArt game={game.gameName} size={36} />,
                  style: { width: 36, height: 36 },
                }}
                onClick={() => void begin(game)}
              >
                {t(game.displayName)}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Surface>
  );
}
