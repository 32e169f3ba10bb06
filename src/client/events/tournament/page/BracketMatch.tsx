// A pairing in a bracket: both names, who has won, and in a short match the games each has won.
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import type { PairingShown, TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { nameOf, scoreOf } from '../words.ts';
import styles from './bracket.module.css';

interface BracketMatchProps {
  readonly tournament: TournamentShown;
  readonly pairing: PairingShown | undefined;
}

/** Winners are bold and marked, so that it can be read without colours. */
export function BracketMatch({ tournament, pairing }: BracketMatchProps) {
  const { t } = useTexts();
  const { me, bestOf = 1 } = tournament;
  const score = pairing && bestOf > 1 && pairing.games?.length ? scoreOf(tournament, pairing) : null;
  const sides = [
    { entrant: pairing?.first, isWinner: pairing?.outcome === 'first', wins: score?.[0] },
    { entrant: pairing?.second, isWinner: pairing?.outcome === 'second', wins: score?.[1] },
  ];
  return (
    <div className={styles.match} data-open={pairing !== undefined && pairing.outcome === null}>
      {sides.map(({ entrant, isWinner, wins }, at) => (
        <p
          data-own={entrant !== undefined && entrant !== null && entrant === me}
          data-won={isWinner}
          key={at === 0 ? 'first' : 'second'}
        >
          <span>{wordsOf(entrant)}</span>
          <span className={styles.marks}>
            {isWinner && <Checkmark16Filled aria-label={t('pages:tournament.won')} role="img" />}
            {wins !== undefined && <span>{wins}</span>}
          </span>
        </p>
      ))}
    </div>
  );

  function wordsOf(entrant: number | null | undefined): string {
    if (entrant === null) return t('pages:tournament.bye');
    return entrant === undefined ? t('pages:tournament.open') : nameOf(tournament, entrant, t);
  }
}
