// The standings of a tournament in large letters: the first ten, of a team cup those of its departments; and the tables of four.
import { Fire16Filled } from '@fluentui/react-icons/svg/fire';
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { pictureAt } from '../../../base/api/call.ts';
import fourStyles from '../four/four.module.css';
import { People, tableInWords } from '../four/People.tsx';
import { departmentName, entrantIn, nameOf, onStreakFrom, pointsInWords } from '../words.ts';
import styles from './screen.module.css';

const mostRows = 10;
const mostTables = 6;

export function ScreenStandings({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const rows = tournament.standings.slice(0, mostRows);
  return (
    <section aria-label={t('pages:tournament.standings')} className={styles.standings}>
      <ol>
        {rows.map(({ entrant, rank, points, streak = 0 }) => {
          const name = nameOf(tournament, entrant, t);
          return (
            <li data-first={rank === 1} key={entrant}>
              <span className={styles.rank}>{rank}</span>
              <PersonAvatar
                name={name}
                picture={pictureAt(entrantIn(tournament, entrant)?.avatar ?? null)}
                size={48}
              />
              <span className={styles.name}>{name}</span>
              {streak >= onStreakFrom && (
                <Fire16Filled
                  aria-label={t('pages:tournament.onStreak', { count: streak })}
                  className={styles.flame}
                  role="img"
                />
              )}
              <strong className={styles.points}>{pointsInWords(points)}</strong>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function ScreenDepartments({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  return (
    <section aria-label={t('pages:tournament.departments.title')} className={styles.standings}>
      <ol>
        {(tournament.departmentStandings ?? []).map(({ department, rank, points }) => (
          <li data-first={rank === 1} key={department}>
            <span className={styles.rank}>{rank}</span>
            <span className={styles.name}>{departmentName(tournament, department)}</span>
            <strong className={styles.points}>{pointsInWords(points)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who sits at which table of four in the round that is played. */
export function ScreenTables({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const { pairings, round, form } = tournament;
  const those = form === 'arena' ? pairings : pairings.filter((pairing) => pairing.round === round);
  const tables = those.filter(({ second }) => second !== null);
  return (
    <section aria-label={t('pages:tournament.four.tables')} className={fourStyles.screen}>
      <ol>
        {tables.slice(0, mostTables).map((table) => (
          <li key={`${table.round} ${table.board}`}>
            <h2>{tableInWords({ tournament, table }, t)}</h2>
            <People table={table} tournament={tournament} />
          </li>
        ))}
      </ol>
      {tables.length > mostTables && (
        <p>{t('pages:tournament.four.more', { count: tables.length - mostTables })}</p>
      )}
    </section>
  );
}
