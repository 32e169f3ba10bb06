// A double elimination in large letters: the end of both brackets and the grand final, before that the boards of the round that is played.
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { boardsOfSide, sideOf, winnersRoundsOf } from '../../../../events/tournament/doubleElimination.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { ScreenBoard } from './ScreenBoard.tsx';
import styles from './screen.module.css';

/** With so many rounds left the rest fits a screen: at most two boards of each bracket stand one below the other. */
const roundsShown = 5;
const mostBoards = 8;

const brackets = ['winners', 'losers'] as const;

export function ScreenDouble({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const { rounds, round, pairings } = tournament;
  const grandFinal = 2 * winnersRoundsOf(rounds);
  const from = grandFinal - roundsShown + 1;
  if (round < from)
    return (
      <div className={styles.double}>
        {brackets.map((side) => {
          const boards = pairings.filter(
            (pairing) => pairing.round === round && sideOf(rounds, pairing) === side,
          );
          if (boards.length === 0) return null;
          return (
            <section aria-label={t(`pages:tournament.side.${side}`)} className={styles.boards} key={side}>
              <h2>{t(`pages:tournament.side.${side}`)}</h2>
              <ol>
                {boards.slice(0, mostBoards).map((pairing) => (
                  <li key={pairing.board}>
                    <ScreenBoard pairing={pairing} tournament={tournament} />
                  </li>
                ))}
              </ol>
            </section>
          );
        })}
      </div>
    );
  const shown = Array.from({ length: grandFinal }, (_, at) => at + 1).filter((each) => each >= from);
  const boardsIn = (of: number, side: 'winners' | 'losers' | 'final') => {
    const first = side === 'losers' ? boardsOfSide(rounds, of, 'winners') : 0;
    return Array.from({ length: boardsOfSide(rounds, of, side) }, (_, at) => first + at + 1);
  };
  const boards = (of: number, side: 'winners' | 'losers' | 'final') => (
    <ol>
      {boardsIn(of, side).map((board) => (
        <li key={board}>
          <ScreenBoard
            pairing={pairings.find((pairing) => pairing.round === of && pairing.board === board)}
            tournament={tournament}
          />
        </li>
      ))}
    </ol>
  );
  return (
    <div className={styles.double}>
      {brackets.map((side) => {
        const columns = shown.filter((each) => boardsOfSide(rounds, each, side) > 0);
        if (columns.length === 0) return null;
        return (
          <section aria-label={t(`pages:tournament.side.${side}`)} className={styles.bracket} key={side}>
            {columns.map((each) => (
              <div className={styles.column} key={each}>
                <h2>
                  {t(`pages:tournament.side.${side}`)} · {t('pages:tournament.roundNumber', { round: each })}
                </h2>
                {boards(each, side)}
              </div>
            ))}
          </section>
        );
      })}
      <section aria-label={t('pages:tournament.grandFinal')} className={styles.bracket}>
        {[grandFinal, ...(rounds > grandFinal ? [rounds] : [])].map((each) => (
          <div className={styles.column} key={each}>
            <h2>{t(each === grandFinal ? 'pages:tournament.grandFinal' : 'pages:tournament.secondFinal')}</h2>
            {boards(each, 'final')}
          </div>
        ))}
      </section>
    </div>
  );
}
