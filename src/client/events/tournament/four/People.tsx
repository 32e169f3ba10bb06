// Who sits at a table of four: in the order of the seats, and once it is decided by place, with the points.
import type { PairingShown, TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { tablePoints } from '../../../../events/tournament/tableScoring.ts';
import { peopleAt } from '../../../../events/tournament/tournament.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { nameOf, pointsInWords } from '../words.ts';
import styles from './four.module.css';

export interface TableProps {
  readonly tournament: TournamentShown;
  readonly table: PairingShown;
}

export function People({ tournament, table }: TableProps) {
  const { t } = useTexts();
  const { places, absent = [] } = table;
  const people = peopleAt(table)
    .map((number, at) => ({ number, place: places?.[at] ?? 0, isAbsent: absent.includes(number) }))
    .toSorted((one, other) => one.place - other.place);
  return (
    <ol className={styles.people}>
      {people.map(({ number, place, isAbsent }) => (
        <li className={styles.person} data-first={place === 1 && !isAbsent} key={number}>
          {place > 0 && (
            <span className={styles.place}>
              {isAbsent ? '–' : t('pages:tournament.place', { rank: place })}
            </span>
          )}
          <span className={styles.name}>
            {nameOf(tournament, number, t)}
            {isAbsent && ` (${t('pages:tournament.four.absent')})`}
          </span>
          {place > 0 && <span className={styles.points}>{pointsInWords(tablePoints(table, number))}</span>}
        </li>
      ))}
    </ol>
  );
}
