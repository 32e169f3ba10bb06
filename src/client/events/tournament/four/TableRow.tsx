// A table of four in the list of a round, with the way to it; the director sets its result here.
import { tablePath } from '../../../../contract/pages.ts';
import { has, peopleAt } from '../../../../events/tournament/tournament.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { PageLink } from '../../../parts/PageLink.tsx';
import { nameOf, namesIn } from '../words.ts';
import styles from './four.module.css';
import { People, type TableProps, tableInWords } from './People.tsx';
import { ResultButton } from './ResultButton.tsx';

export function TableRow({ tournament, table }: TableProps) {
  const { t } = useTexts();
  const type = useType();
  const { second, outcome, isPlayed } = table;
  const isMine = tournament.me !== null && has(table, tournament.me);
  if (second === null)
    return (
      <li className={styles.table} data-own={isMine}>
        <p className={styles.head}>
          {t('pages:tournament.four.bye', { name: nameOf(tournament, table.first, t) })}
        </p>
      </li>
    );
  return (
    <li className={styles.table} data-own={isMine}>
      <div className={styles.head}>
        <h3 className={type.strong}>{tableInWords({ tournament, table }, t)}</h3>
        <span className={styles.acts}>
          {outcome !== null && !isPlayed && (
            <span className={type.caption}>{t('pages:tournament.notPlayed')}</span>
          )}
          <ToTable table={table} tournament={tournament} />
          {tournament.isDirector && <ResultButton table={table} tournament={tournament} />}
        </span>
      </div>
      <People table={table} tournament={tournament} />
    </li>
  );
}

/** To the game that runs, or to its replay. */
function ToTable({ tournament, table }: TableProps) {
  const { t, language } = useTexts();
  const { roomId, outcome, isPlayed } = table;
  if (roomId === null || (outcome !== null && !isPlayed)) return null;
  const act = t(outcome === null ? 'pages:tournament.table' : 'pages:tournament.replay');
  const path = tablePath({ gameName: tournament.gameName, roomId });
  return (
    <PageLink
      aria-label={t('pages:tournament.four.tableOf', {
        act,
        names: namesIn(tournament, peopleAt(table), language, t),
      })}
      className={styles.link}
      to={outcome === null ? path : `${path}?game=1&turn=0`}
    >
      {act}
    </PageLink>
  );
}
