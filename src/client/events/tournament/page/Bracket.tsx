// The bracket of a knock-out as a picture: a column a round, each pairing between the two it comes from.
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import tournamentStyles from '../tournament.module.css';
import { roundNameOf } from '../words.ts';
import { BracketColumns } from './BracketColumns.tsx';
import { BracketMatch } from './BracketMatch.tsx';
import styles from './bracket.module.css';

export function Bracket({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const type = useType();
  const { rounds, pairings } = tournament;
  const third = pairings.find(({ round, board }) => round === rounds && board === 2);
  const columns = Array.from({ length: rounds }, (_, at) => ({
    round: at + 1,
    name: roundNameOf(rounds - at - 1, t),
    first: 1,
    boards: 2 ** (rounds - at - 1),
  }));
  return (
    <Surface
      aria-label={t('pages:tournament.bracket')}
      className={tournamentStyles.scroller}
      role="region"
      tabIndex={0}
    >
      <BracketColumns columns={columns} tournament={tournament} />
      {rounds > 1 && third && (
        <div className={styles.third}>
          <h3 className={type.strong}>{t('pages:tournament.thirdPlace')}</h3>
          <BracketMatch pairing={third} tournament={tournament} />
        </div>
      )}
    </Surface>
  );
}
