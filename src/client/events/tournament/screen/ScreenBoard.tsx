// A pairing in large letters: both names, who has won, and in a short match the games each has won.
import type { PairingShown, TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { nameOf, scoreOf } from '../words.ts';
import styles from './screen.module.css';

interface ScreenBoardProps {
  readonly tournament: TournamentShown;
  readonly pairing: PairingShown | undefined;
}

export function ScreenBoard({ tournament, pairing }: ScreenBoardProps) {
  const { t } = useTexts();
  const wordsOf = (entrant: number | null | undefined): string => {
    if (entrant === null) return t('pages:tournament.bye');
    return entrant === undefined ? t('pages:tournament.open') : nameOf(tournament, entrant, t);
  };
  const { bestOf = 1 } = tournament;
  const [one, other] = (bestOf > 1 && pairing?.games?.length && scoreOf(tournament, pairing)) || [];
  return (
    <div className={styles.board}>
      <p data-won={pairing?.outcome === 'first'}>
        <span>{wordsOf(pairing?.first)}</span>
        {one}
      </p>
      <p data-won={pairing?.outcome === 'second'}>
        <span>{wordsOf(pairing?.second)}</span>
        {other}
      </p>
    </div>
  );
}
