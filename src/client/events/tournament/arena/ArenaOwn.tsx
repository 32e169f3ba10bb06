// One's own part in an arena that runs: the next table, or that somebody is looked for, or a break.
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { hasFourAt } from '../../../../events/tournament/tournament.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { TinySpinner } from '../../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import styles from '../tournament.module.css';
import { entrantIn, openPairingOf } from '../words.ts';
import { NextTable } from './NextTable.tsx';

interface ArenaOwnProps {
  readonly tournament: TournamentShown;
  /** The table whose game is over, and perhaps not counted yet. */
  readonly after?: string;
}

export function ArenaOwn({ tournament, after }: ArenaOwnProps) {
  const { t } = useTexts();
  const type = useType();
  const own = entrantIn(tournament, tournament.me);
  if (!own || tournament.phase !== 'running') return null;
  const open = openPairingOf(tournament);
  if (open?.roomId && open.roomId !== after)
    return <NextTable key={open.roomId} pairing={open} roomId={open.roomId} tournament={tournament} />;
  return (
    <Surface className={styles.own} data-part="ownTable">
      {!own.isOut && (
        <span aria-hidden="true">
          <TinySpinner />
        </span>
      )}
      <p className={type.body} role="status">
        {own.isOut && !tournament.canJoin
          ? t('pages:tournament.takenOut')
          : t(
              `pages:tournament.${hasFourAt(tournament) ? 'four.arena.' : ''}${own.isOut ? 'onBreak' : 'lookingForOpponent'}`,
            )}
      </p>
    </Surface>
  );
}
