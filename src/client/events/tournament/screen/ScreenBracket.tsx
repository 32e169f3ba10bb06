// A knock-out in large letters: the last three rounds as a bracket, before them the first boards of the round that is played.
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { roundNameOf } from '../words.ts';
import { ScreenBoard } from './ScreenBoard.tsx';
import styles from './screen.module.css';

const lastRounds = 3;
const mostBoards = 16;

interface ScreenBracketProps {
  readonly tournament: TournamentShown;
}

export function ScreenBracket({ tournament }: ScreenBracketProps) {
  const { t } = useTexts();
  const { rounds, round, pairings } = tournament;
  const first = Math.max(1, rounds - lastRounds + 1);
  const at = (of: number, board: number) =>
    pairings.find((pairing) => pairing.round === of && pairing.board === board);
  if (round < first)
    return (
      <section aria-label={t('pages:tournament.pairings')} className={styles.boards}>
        <h2>{roundNameOf(rounds - round, t)}</h2>
        <ol>
          {pairings
            .filter((pairing) => pairing.round === round)
            .slice(0, mostBoards)
            .map((pairing) => (
              <li key={pairing.board}>
                <ScreenBoard pairing={pairing} tournament={tournament} />
              </li>
            ))}
        </ol>
      </section>
    );
  const columns = Array.from({ length: rounds - first + 1 }, (_, index) => first + index);
  return (
    <section aria-label={t('pages:tournament.bracket')} className={styles.bracket}>
      {columns.map((of) => (
        <div className={styles.column} key={of}>
          <h2>{roundNameOf(rounds - of, t)}</h2>
          <ol>
            {Array.from({ length: 2 ** (rounds - of) }, (_, index) => (
              <li key={index + 1}>
                <ScreenBoard pairing={at(of, index + 1)} tournament={tournament} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
