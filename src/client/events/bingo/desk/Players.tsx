// Who plays, as the caller sees them: who is here, who is barred, who has won; and how many are one number short.
import { useEffect, useState } from 'react';
import type { Bingo, BingoPlayer } from '../../../../contract/events/bingo.ts';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { connect } from '../../../base/realtime/connection.ts';
import styles from './controller.module.css';

/** Asked again with every change of the game, and now and then for who is here. */
const everyMs = 10_000;

function usePlayers({ bingo, step, people }: Bingo): readonly BingoPlayer[] {
  const [players, setPlayers] = useState<readonly BingoPlayer[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step or another number of players is why it is asked again
  useEffect(() => {
    const ask = async () => {
      const answer = await connect().say('bingo:people', { bingo });
      if (answer.ok) setPlayers(answer.people);
    };
    const soon = setTimeout(() => void ask(), 300);
    const timer = setInterval(() => void ask(), everyMs);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [bingo, step, people]);
  return players;
}

export function Players({ state }: { readonly state: Bingo }) {
  const { t } = useTexts();
  const players = usePlayers(state);
  const stateOf = ({ isHere, barredUntilCall, stagesWon }: BingoPlayer): string =>
    [
      stagesWon > 0 && t('pages:bingo.desk.won', { count: stagesWon }),
      barredUntilCall !== null && t('pages:bingo.desk.barred'),
      !isHere && t('pages:bingo.desk.away'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Surface className={styles.players}>
      <h2 className={styles.deskTitle}>{t('pages:bingo.lobby.players', { count: state.people })}</h2>
      {state.phase !== 'lobby' && state.phase !== 'finished' && (
        <p className={undefined}>{t('pages:bingo.desk.oneAway', { count: state.oneAway ?? 0 })}</p>
      )}
      {players.length === 0 ? (
        <p className={styles.playersNone}>{t('pages:bingo.desk.nobody')}</p>
      ) : (
        <ul>
          {players.map((player) => (
            <li data-here={player.isHere} key={player.userId}>
              <PersonAvatar name={player.name} picture={player.avatar} size={28} />
              <span>
                {player.name}
                <span>{stateOf(player)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Surface>
  );
}
