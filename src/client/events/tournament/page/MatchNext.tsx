// What comes after a game of a knock-out, at its table: the next game of the same pairing, which opens by itself.
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { NextTable } from '../arena/NextTable.tsx';
import styles from '../tournament.module.css';
import { useTournament } from '../useTournament.ts';
import { openPairingOf } from '../words.ts';

interface MatchNextProps {
  readonly id: string;
  /** The table whose game is over. */
  readonly after: string;
}

function Next({ id, after }: MatchNextProps) {
  const { data: tournament } = useTournament(id);
  const open = tournament && openPairingOf(tournament);
  const isOfThisMatch = open?.games?.some(({ roomId }) => roomId === after) ?? false;
  if (!tournament || !isOfThisMatch || !open?.roomId) return null;
  return (
    <div className={styles.afterGame}>
      <NextTable key={open.roomId} pairing={open} roomId={open.roomId} tournament={tournament} />
    </div>
  );
}

export function MatchNext({ id, after }: MatchNextProps) {
  return (
    <PageTexts>
      <Next after={after} id={id} />
    </PageTexts>
  );
}
