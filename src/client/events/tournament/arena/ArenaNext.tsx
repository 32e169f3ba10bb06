// What comes after a game of an arena, at its table: the next opponent as soon as there is one, or a break.
import { Button } from '@fluentui/react-components';
import { joinTournament, leaveTournament } from '../../../../contract/events/tournaments.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import styles from '../tournament.module.css';
import { useTournament } from '../useTournament.ts';
import { entrantIn } from '../words.ts';
import { ArenaOwn } from './ArenaOwn.tsx';

interface ArenaNextProps {
  readonly id: string;
  /** The table whose game is over. */
  readonly after: string;
}

function Next({ id, after }: ArenaNextProps) {
  const { t } = useTexts();
  const { isBusy, send } = useSend();
  const { data: tournament } = useTournament(id);
  const own = tournament && entrantIn(tournament, tournament.me);
  if (!own || tournament.phase !== 'running') return null;
  const params = { id };
  const change = () =>
    own.isOut ? call(joinTournament, { params, body: {} }) : call(leaveTournament, { params });
  return (
    <div className={styles.afterGame}>
      <ArenaOwn after={after} tournament={tournament} />
      {(!own.isOut || tournament.canJoin) && (
        <Button className={styles.button} disabledFocusable={isBusy} onClick={() => void send(change)}>
          {t(own.isOut ? 'pages:tournament.playOn' : 'pages:tournament.takeBreak')}
        </Button>
      )}
    </div>
  );
}

export function ArenaNext({ id, after }: ArenaNextProps) {
  return (
    <PageTexts>
      <Next after={after} id={id} />
    </PageTexts>
  );
}
