// The standings of departments in a team cup: points of the results that count, and whose they are.
import { mergeClasses } from '@fluentui/react-components';
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { hasFourAt } from '../../../../events/tournament/tournament.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { Block } from '../../../parts/Block.tsx';
import styles from '../tournament.module.css';
import { departmentIn, departmentName, nameOf, pointsInWords } from '../words.ts';

export function Departments({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const type = useType();
  const { departmentStandings = [], counted, standings, me } = tournament;
  const four = hasFourAt(tournament) ? 'four.' : '';
  const title = t('pages:tournament.departments.title');
  const resultOf = (number: number): string => {
    const points = standings.find(({ entrant }) => entrant === number)?.points ?? 0;
    return `${nameOf(tournament, number, t)} ${pointsInWords(points)}`;
  };
  return (
    <Block title={title}>
      <Surface aria-label={title} className={styles.scroller} role="region" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('pages:tournament.rank')}</th>
              <th className={styles.name} scope="col">
                {t('pages:tournament.departments.one')}
              </th>
              <th scope="col">{t('pages:tournament.points')}</th>
              <th scope="col">{t(`pages:tournament.${four}tieBreak.wins.short`)}</th>
            </tr>
          </thead>
          <tbody>
            {departmentStandings.map((row) => (
              <tr data-own={row.department === departmentIn(tournament, me)} key={row.department}>
                <td>{row.rank}</td>
                <th className={styles.name} scope="row">
                  {departmentName(tournament, row.department)}{' '}
                  <span className={mergeClasses(type.caption, type.quiet)}>
                    {t('pages:tournament.people', { count: row.people })}
                  </span>
                  <span className={mergeClasses(type.caption, styles.results)}>
                    {row.counted.map(resultOf).join(', ')}
                  </span>
                </th>
                <td>
                  <strong>{pointsInWords(row.points)}</strong>
                </td>
                <td>{row.wins}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Surface>
      <p className={mergeClasses(type.caption, type.quiet)}>
        {t(`pages:tournament.${four}departments.counted`, { count: counted ?? 1 })}
      </p>
    </Block>
  );
}
