// The games one is playing, each as a card with the picture of its position.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { tablePath } from '../../../contract/pages.ts';
import type { Table } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { FallbackOnError } from '../../parts/FallbackOnError.tsx';
import { GameArt } from '../GameArt.tsx';
import { TableState } from '../tables/TableRow.tsx';
import { concernOf, tableWords } from '../tables/tableWords.ts';
import styles from './ownGames.module.css';

/** With the boards and the texts of the games: after the page. */
const LivePicture = lazy(async () => ({ default: (await import('./LivePicture.tsx')).LivePicture }));

const useStyles = makeStyles({
  /** The whole card can be pressed. */
  act: {
    gridArea: 'act',
    minWidth: '64px',
    padding: '4px 8px',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    '@container (max-width: 440px)': { minHeight: '44px' },
  },
});

interface OwnGameProps {
  readonly table: Table;
  /** Its button is the filled one. */
  readonly isUrgent: boolean;
}

function OwnGame({ table, isUrgent }: OwnGameProps) {
  const type = useType();
  const { act } = useStyles();
  const texts = useTexts();
  const me = useSignedIn();
  const { title, story } = tableWords(table, me.userId, texts);
  const words = texts.t(`tables.act.${concernOf(table)}`);
  const art = <GameArt className={styles.art} game={table.gameName} size={64} />;
  return (
    <li className={styles.card}>
      <div aria-hidden="true" className={styles.picture} data-part="picture" inert>
        <FallbackOnError fallback={art}>
          <Suspense fallback={art}>
            <LivePicture fallback={art} table={table} />
          </Suspense>
        </FallbackOnError>
      </div>
      <div className={styles.words}>
        <h3 className={mergeClasses(type.strong, type.oneLine)} dir="auto">
          {title}
        </h3>
        <p className={mergeClasses(type.caption, type.quiet, styles.story)}>{story}</p>
      </div>
      <TableState className={styles.state} table={table} />
      <ButtonLink
        appearance={isUrgent ? 'primary' : 'outline'}
        aria-label={texts.t('tables.actAt', { act: words, table: title })}
        className={act}
        to={tablePath({ gameName: table.gameName, roomId: table.id })}
      >
        {words}
      </ButtonLink>
    </li>
  );
}

interface OwnGamesProps {
  readonly tables: readonly Table[];
  readonly urgent: Table | undefined;
}

export function OwnGames({ tables, urgent }: OwnGamesProps) {
  return (
    <ul className={styles.games}>
      {tables.map((table) => (
        <OwnGame isUrgent={table === urgent} key={table.id} table={table} />
      ))}
    </ul>
  );
}
