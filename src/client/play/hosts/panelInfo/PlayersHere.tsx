// The players of the table on the stage, with the score and a mark for whose turn it is.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Room } from '../../../../contract/play/tables.ts';
import { BotFace } from '../../../../ui/BotFace.tsx';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { type MarkSide, SideMark } from '../../../../ui/SideMark.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { nameOf } from '../../../games/tables/people.ts';
import type { Sitting } from '../../seats.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px' },
  row: {
    display: 'grid',
    gridTemplateColumns: '32px 16px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusLarge,
    border: `2px solid transparent`,
  },
  turn: { border: '2px solid var(--tp-mark)' },
  name: { overflowWrap: 'anywhere' },
});

interface PlayersHereProps {
  readonly room: Room;
  /** Seats of the game that is on; none before it. */
  readonly all: readonly Sitting[];
  readonly toAct: readonly number[];
  /** Of the board, once it is loaded. */
  readonly sides: readonly MarkSide[] | undefined;
}

export function PlayersHere({ room, all, toAct, sides }: PlayersHereProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <ul className={styles.list}>
      {room.players.map((place) => {
        const seat = all.find((sitting) => sitting.place?.position === place.position)?.seat ?? null;
        const isOnTurn = seat !== null && toAct.includes(seat);
        return (
          <li className={mergeClasses(styles.row, isOnTurn && styles.turn)} key={place.position}>
            {place.isBot ? (
              <BotFace size={32} strength={place.strength} />
            ) : (
              <PersonAvatar name={place.name} picture={pictureAt(place.avatar)} size={32} />
            )}
            {seat === null ? <span /> : <SideMark seat={seat} sides={sides} size={14} />}
            <span className={mergeClasses(type.strong, styles.name)}>{nameOf(place, room.players, t)}</span>
            <span className={mergeClasses(type.cardTitle, type.number)}>
              {room.numberOfGamesPlayed > 0 ? (room.score[place.position] ?? 0) : ''}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
