// The bracket of a knock-out as a picture: a column a round, each pairing between the two it comes from.
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import type { PairingShown, TournamentShown } from '../../../../contract/events/tournaments.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import tournamentStyles from '../tournament.module.css';
import { nameOf, roundNameOf } from '../words.ts';
import styles from './bracket.module.css';

/** 2 to the number of rounds that follow: so many boards a round has. */
const boardsOf = (rounds: number, round: number): number => 2 ** (rounds - round);

export function Bracket({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const type = useType();
  const { rounds, pairings } = tournament;
  const columns = Array.from({ length: rounds }, (_, at) => at + 1);
  const at = (round: number, board: number) =>
    pairings.find((pairing) => pairing.round === round && pairing.board === board);
  const third = at(rounds, 2);
  return (
    <Surface
      aria-label={t('pages:tournament.bracket')}
      className={tournamentStyles.scroller}
      role="region"
      tabIndex={0}
    >
      <div
        className={styles.bracket}
        style={{ gridTemplateColumns: `repeat(${rounds}, minmax(136px, 1fr))` }}
      >
        {columns.map((round) => (
          <section aria-label={roundNameOf(rounds - round, t)} className={styles.column} key={round}>
            <h3 className={type.strong}>{roundNameOf(rounds - round, t)}</h3>
            <ol>
              {Array.from({ length: boardsOf(rounds, round) }, (_, index) => (
                <li key={index + 1}>
                  <Match pairing={at(round, index + 1)} tournament={tournament} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {rounds > 1 && third && (
        <div className={styles.third}>
          <h3 className={type.strong}>{t('pages:tournament.thirdPlace')}</h3>
          <Match pairing={third} tournament={tournament} />
        </div>
      )}
    </Surface>
  );
}

interface MatchProps {
  readonly tournament: TournamentShown;
  readonly pairing: PairingShown | undefined;
}

/** Winners are bold and marked, so that it can be read without colours. */
function Match({ tournament, pairing }: MatchProps) {
  const { t } = useTexts();
  const { me } = tournament;
  const sides = [
    { entrant: pairing?.first, isWinner: pairing?.outcome === 'first' },
    { entrant: pairing?.second, isWinner: pairing?.outcome === 'second' },
  ];
  return (
    <div className={styles.match} data-open={pairing !== undefined && pairing.outcome === null}>
      {sides.map(({ entrant, isWinner }, at) => (
        <p
          data-own={entrant !== undefined && entrant !== null && entrant === me}
          data-won={isWinner}
          key={at === 0 ? 'first' : 'second'}
        >
          <span>{wordsOf(entrant)}</span>
          {isWinner && <Checkmark16Filled aria-label={t('pages:tournament.won')} role="img" />}
        </p>
      ))}
    </div>
  );

  function wordsOf(entrant: number | null | undefined): string {
    if (entrant === null) return t('pages:tournament.bye');
    return entrant === undefined ? t('pages:tournament.open') : nameOf(tournament, entrant, t);
  }
}
