// The dashboard's block of games to start; for somebody new with the shortest way into one.
import { makeStyles } from '@fluentui/react-components';
import { lazy } from 'react';
import { shelf } from '../../../catalogue/shelf.ts';
import type { GameArea } from '../../../contract/play/game.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { GameTile } from '../../games/GameTile.tsx';
import { closedIn } from '../../games/tables/gameArea.ts';
import { Block } from '../../parts/Block.tsx';
import { anchors } from './tourAnchors.ts';

/** Only newcomers see it. */
const PlayBot = lazy(async () => ({ default: (await import('../../games/bots/PlayBot.tsx')).PlayBot }));

const mostGames = 7;

const useStyles = makeStyles({
  games: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '16px 8px',
    justifyItems: 'center',
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    // two rows of three: none stands alone
    '@media (max-width: 639.98px)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '& > :nth-child(n + 7)': { display: 'none' },
    },
  },
});

/** Games of one's own tables first, then the other games; never those the team has switched off. */
function gamesToStart(area: GameArea | undefined) {
  const recent = new Set(area?.mine.map(({ gameName }) => gameName));
  const closed = closedIn(area);
  return shelf
    .filter(({ gameName }) => !closed.has(gameName))
    .sort((a, b) => Number(recent.has(b.gameName)) - Number(recent.has(a.gameName)))
    .slice(0, mostGames);
}

/** The games; for somebody new with the shortest way into one. */
export function StartBlock({
  area,
  isNew,
}: {
  readonly area: GameArea | undefined;
  readonly isNew: boolean;
}) {
  const styles = useStyles();
  const { t } = useTexts();
  return (
    <Block id={anchors.start} title={t('home.start')}>
      {isNew && <PlayBot closed={closedIn(area)} />}
      <ul className={styles.games}>
        {gamesToStart(area).map((game) => (
          <li key={game.gameName}>
            <GameTile game={game} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
