// The side rail of a table: score, moves, people, the own note, the game's widget, actions.
import type { MatchLine, MatchView, Place, Room } from '../../../contract/play/tables.ts';
import type { SeatedPerson } from '../../../ui/BoardProps.ts';
import { useTexts } from '../../../ui/texts.tsx';
import type { BoardEquipment } from '../../games/boards.ts';
import { nameOf } from '../../games/tables/people.ts';
import { SoundSwitch } from '../../parts/sound/SoundSwitch.tsx';
import { TurnSteps } from '../history/TurnSteps.tsx';
import type { HistoryPosition } from '../history/useArrowKeys.ts';
import type { RoomStore } from '../roomStore.ts';
import type { Sitting } from '../seats.ts';
import styles from '../table.module.css';
import { AnalyseButton } from './AnalyseButton.tsx';
import { GameActions } from './GameActions.tsx';
import { MoveList } from './MoveList.tsx';
import { PeopleList } from './PeopleList.tsx';
import { RailTabs } from './RailTabs.tsx';
import { TrickList } from './TrickList.tsx';

interface RailProps {
  readonly room: Room;
  readonly match: MatchView;
  readonly lines: readonly MatchLine[];
  readonly all: readonly Sitting[];
  readonly people: readonly SeatedPerson[];
  readonly equipment: BoardEquipment;
  readonly store: RoomStore;
  readonly history: HistoryPosition;
  /** Null: moves may not be tried here. */
  readonly onAnalyse: (() => void) | null;
  /** Where the bar has no room for the sound switch. */
  readonly hasSound: boolean;
}

export function Rail({
  room,
  match,
  lines,
  all,
  people,
  equipment,
  store,
  history,
  onAnalyse,
  hasSound,
}: RailProps) {
  const { t } = useTexts();
  const Widget = equipment.board.Rail;
  const { gameName } = room;
  const moves = () => (
    <>
      {equipment.board.isInTricks ? (
        <TrickList all={all} game={gameName} history={history} lines={lines} />
      ) : (
        <MoveList all={all} board={equipment.board} game={gameName} history={history} lines={lines} />
      )}
      <TurnSteps {...history} />
      {onAnalyse && <AnalyseButton onClick={onAnalyse} />}
    </>
  );
  return (
    <div className={styles.railContent}>
      <Score
        all={all}
        mine={match.mySeat === null ? null : (match.positions[match.mySeat] ?? null)}
        room={room}
      />
      <RailTabs
        game={match.game}
        roomId={room.id}
        tabs={[
          { name: 'moves', content: moves },
          {
            name: 'people',
            count: room.players.length + room.numberOfSpectators,
            content: () => <PeopleList board={equipment.board} match={match} room={room} />,
          },
        ]}
      />
      <div className={styles.railFoot}>
        {Widget && <Widget people={people} seat={match.mySeat} view={match.view} />}
        {hasSound && <SoundSwitch isNamed />}
        <GameActions all={all} equipment={equipment} match={match} store={store} />
        {match.mySeat === null && <p className={styles.quiet}>{t('table.youAreWatching')}</p>}
      </div>
    </div>
  );
}

/** Games won at this table, one's own first. */
function Score({ room, all, mine }: Pick<RailProps, 'room' | 'all'> & { readonly mine: number | null }) {
  const { t } = useTexts();
  const nameAt = (place: Place) => {
    const sitting = all.find((each) => each.place?.position === place.position);
    if (!sitting) return nameOf(place, room.players, t);
    return all.length > 2 ? sitting.short : sitting.name;
  };
  if (room.numberOfGamesPlayed === 0) return null;
  return (
    <dl className={styles.score}>
      {room.players.map((place) => (
        <div key={place.position}>
          <dt>{place.position === mine ? t('table.you') : nameAt(place)}</dt>
          <dd>{room.score[place.position] ?? 0}</dd>
        </div>
      ))}
    </dl>
  );
}
