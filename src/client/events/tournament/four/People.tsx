// Who sits at a table of four: in the order of the seats, and once it is decided by place, with the points and who goes on.
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import type { PairingShown, TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { bestTwoOf, isFinalTable, tablePoints } from '../../../../events/tournament/tableScoring.ts';
import { has, isCupOfFour, peopleAt } from '../../../../events/tournament/tournament.ts';
import { type Speak, useTexts } from '../../../../ui/texts.tsx';
import { entrantIn, nameOf, pointsInWords } from '../words.ts';
import styles from './four.module.css';

export interface TableProps {
  readonly tournament: TournamentShown;
  readonly table: PairingShown;
}

const isFinal = ({ tournament, table }: TableProps): boolean =>
  isCupOfFour(tournament) && isFinalTable(tournament.pairings.filter(({ round }) => round === table.round));

/** Whether they went on from this table, or will unless something changes. */
function goesOn({ tournament, table }: TableProps, number: number): boolean {
  if (!isCupOfFour(tournament) || isFinal({ tournament, table })) return false;
  const next = tournament.pairings.filter(({ round }) => round === table.round + 1);
  if (next.length > 0) return next.some((each) => has(each, number));
  return bestTwoOf(table).includes(number) && entrantIn(tournament, number)?.isOut !== true;
}

/** The tables of an arena are counted through from its beginning. */
export const tableInWords = (props: TableProps, t: Speak): string => {
  const { tournament, table } = props;
  if (isFinal(props)) return t('pages:tournament.final');
  const board = tournament.form === 'arena' ? table.round : table.board;
  return t('pages:tournament.four.table', { board });
};

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
          {goesOn({ tournament, table }, number) && (
            <span className={styles.goesOn}>
              <Checkmark16Filled aria-hidden />
              {t('pages:tournament.four.cup.goesOn')}
            </span>
          )}
          {place > 0 && <span className={styles.points}>{pointsInWords(tablePoints(table, number))}</span>}
        </li>
      ))}
    </ol>
  );
}
