// The side rail of a table: score, moves, people, the game's widget, actions.
import { useState } from 'react';
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
import { GameActions } from './GameActions.tsx';
import { MoveList } from './MoveList.tsx';
import { PeopleList } from './PeopleList.tsx';
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
  /** Where the bar has no room for the sound switch. */
  readonly hasSound: boolean;
}

const tabs = ['moves', 'people'] as const;
type TabName = (typeof tabs)[number];

export function Rail({ room, match, lines, all, people, equipment, store, history, hasSound }: RailProps) {
  const { t } = useTexts();
  const [tab, setTab] = useState<TabName>('moves');
  const Widget = equipment.board.Rail;
  return (
    <div className={styles.railContent}>
      <Score
        all={all}
        mine={match.mySeat === null ? null : (match.positions[match.mySeat] ?? null)}
        room={room}
      />
      <div aria-label={t('table.moves')} className={styles.tabs} role="tablist">
        {tabs.map((name) => (
          <button
            aria-controls={`tp-tab-${name}`}
            aria-selected={tab === name}
            id={`tp-tabname-${name}`}
            key={name}
            onClick={() => setTab(name)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
                setTab(tab === 'moves' ? 'people' : 'moves');
            }}
            role="tab"
            tabIndex={tab === name ? 0 : -1}
            type="button"
          >
            {t(`table.${name}`)}
            {name === 'people' && ` ${room.players.length + room.numberOfSpectators}`}
          </button>
        ))}
      </div>
      <div aria-labelledby={`tp-tabname-${tab}`} className={styles.tab} id={`tp-tab-${tab}`} role="tabpanel">
        {tab === 'moves' ? (
          <>
            {equipment.board.isInTricks ? (
              <TrickList all={all} game={room.gameName} history={history} lines={lines} />
            ) : (
              <MoveList
                all={all}
                game={room.gameName}
                board={equipment.board}
                lines={lines}
                history={history}
              />
            )}
            <TurnSteps {...history} />
          </>
        ) : (
          <PeopleList room={room} />
        )}
      </div>
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
