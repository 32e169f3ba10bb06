// Columns of a bracket, one a round. A board on which nobody came to play is left free, so that the others stand between the two they come from.
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { useType } from '../../../../ui/type.ts';
import { BracketMatch } from './BracketMatch.tsx';
import styles from './bracket.module.css';

interface BracketColumn {
  readonly round: number;
  readonly name: string;
  /** The number of its first board in the round, and how many there are. */
  readonly first: number;
  readonly boards: number;
}

interface BracketColumnsProps {
  readonly tournament: TournamentShown;
  readonly columns: readonly BracketColumn[];
}

export function BracketColumns({ tournament, columns }: BracketColumnsProps) {
  const type = useType();
  const { pairings, round: current } = tournament;
  const at = (round: number, board: number) =>
    pairings.find((pairing) => pairing.round === round && pairing.board === board);
  return (
    <div
      className={styles.bracket}
      style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(136px, 1fr))` }}
    >
      {columns.map(({ round, name, first, boards }) => (
        <section aria-label={name} className={styles.column} key={round}>
          <h3 className={type.strong}>{name}</h3>
          <ol>
            {Array.from({ length: boards }, (_, index) => {
              const pairing = at(round, first + index);
              const isFree = pairing === undefined && round <= current;
              return (
                <li aria-hidden={isFree || undefined} data-free={isFree} key={first + index}>
                  <BracketMatch pairing={pairing} tournament={tournament} />
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}
