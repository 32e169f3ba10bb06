// The picture of a double elimination: the winners' bracket, the losers' bracket below it, and the grand final.
import { mergeClasses } from '@fluentui/react-components';
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { boardsOfSide, winnersRoundsOf } from '../../../../events/tournament/doubleElimination.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import tournamentStyles from '../tournament.module.css';
import { BracketColumns } from './BracketColumns.tsx';
import styles from './bracket.module.css';

const sides = ['winners', 'losers', 'final'] as const;

export function DoubleBracket({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const type = useType();
  const { rounds } = tournament;
  const grandFinal = 2 * winnersRoundsOf(rounds);
  const nameOfRound = (round: number): string => {
    if (round < grandFinal) return t('pages:tournament.roundNumber', { round });
    return t(`pages:tournament.${round === grandFinal ? 'grandFinal' : 'secondFinal'}`);
  };
  const columnsOf = (side: (typeof sides)[number]) =>
    Array.from({ length: rounds }, (_, at) => at + 1).flatMap((round) => {
      const boards = boardsOfSide(rounds, round, side);
      if (boards === 0) return [];
      const first = side === 'losers' ? boardsOfSide(rounds, round, 'winners') + 1 : 1;
      return [{ round, name: nameOfRound(round), first, boards }];
    });
  return (
    <div className={styles.double}>
      {sides.map((side) => {
        const columns = columnsOf(side);
        if (columns.length === 0) return null;
        const name = t(`pages:tournament.side.${side}`);
        return (
          <Surface
            aria-label={name}
            className={tournamentStyles.scroller}
            key={side}
            role="region"
            tabIndex={0}
          >
            {side !== 'final' && <p className={mergeClasses(type.strong, styles.side)}>{name}</p>}
            <BracketColumns columns={columns} tournament={tournament} />
          </Surface>
        );
      })}
    </div>
  );
}
