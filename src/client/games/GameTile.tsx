// A link to a game's page: its picture and its name.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ShelfGame } from '../../catalogue/shelf.ts';
import { useTexts } from '../../ui/texts.tsx';
import { useType } from '../../ui/type.ts';
import { PageLink } from '../parts/PageLink.tsx';
import { GameArt } from './GameArt.tsx';

const useStyles = makeStyles({
  tile: {
    display: 'grid',
    justifyItems: 'center',
    gap: '8px',
    minWidth: '72px',
    padding: '4px',
    borderRadius: tokens.borderRadiusXLarge,
    color: 'inherit',
    textAlign: 'center',
    textDecorationLine: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    ':hover svg': { translate: '0 -2px', boxShadow: tokens.shadow8 },
  },
  art: { transition: 'translate var(--tp-d1)', boxShadow: tokens.shadow2 },
});

export function GameTile({ game }: { readonly game: ShelfGame }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <PageLink className={styles.tile} to={game.link}>
      <GameArt className={styles.art} game={game.gameName} size={72} />
      <span className={mergeClasses(type.body)}>{t(game.displayName)}</span>
    </PageLink>
  );
}
