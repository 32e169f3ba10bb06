// A card for a game in the list: picture, players, length, open seats.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ShelfGame } from '../../../../catalogue/shelf.ts';
import type { GameArea } from '../../../../contract/play/game.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { GameArt } from '../../../games/GameArt.tsx';
import { playersInWords } from '../../../games/playersInWords.ts';
import { PageLink } from '../../../parts/PageLink.tsx';
import { useWidth } from '../../../parts/useWidth.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '12px',
    height: '100%',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    color: 'inherit',
    textDecorationLine: 'none',
    transition: 'translate var(--tp-d1), box-shadow var(--tp-d1)',
    ':hover': { translate: '0 -1px', boxShadow: tokens.shadow8 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media (max-width: 639.98px)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      minHeight: '72px',
      padding: '12px',
    },
  },
  closed: {
    boxShadow: 'none',
    backgroundColor: 'transparent',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  closedArt: { filter: 'grayscale(1)', opacity: 0.6 },
  words: { display: 'grid', gap: '2px' },
  seats: { color: tokens.colorBrandForeground2, fontWeight: 600 },
});

interface GameCardProps {
  readonly game: ShelfGame;
  readonly area: GameArea['games'][number] | undefined;
}

export function GameCard({ game, area }: GameCardProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const isNarrow = useWidth() === 'narrow';
  const isClosed = area?.isAllowed === false;
  const facts = `${playersInWords(game.seats, t)} · ${t(`rules:${game.gameName}.minutes`)}`;
  return (
    <li>
      <PageLink
        className={mergeClasses(styles.card, isClosed && styles.closed)}
        id={game.btnId}
        to={game.link}
      >
        <GameArt
          className={mergeClasses(isClosed && styles.closedArt)}
          game={game.gameName}
          size={isNarrow ? 48 : 88}
        />
        <span className={styles.words}>
          <span className={type.cardTitle}>{t(game.displayName)}</span>
          <span className={mergeClasses(type.body, type.quiet)}>
            {isClosed ? t('errors.GameNotAllowed') : facts}
          </span>
          {!isClosed && area !== undefined && area.freeSeats > 0 && (
            <span className={mergeClasses(type.body, styles.seats)}>
              {t('lobby.freeSeats', { count: area.freeSeats })}
            </span>
          )}
        </span>
      </PageLink>
    </li>
  );
}
