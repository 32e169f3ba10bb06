// The plates around a board: the others above it, one's own below with the buttons of the game.
import type { MatchView, Room } from '../../../contract/play/tables.ts';
import type { BoardPreferences } from '../../../ui/BoardProps.ts';
import { useTexts } from '../../../ui/texts.tsx';
import type { BoardEquipment } from '../../games/boards.ts';
import { LazySeatRating } from '../../games/ratings/LazySeatRating.tsx';
import { ratedPace } from '../../games/turns/pace.ts';
import type { WindowLayout } from '../../parts/useSize.ts';
import { useLine } from '../Connection.tsx';
import type { RoomSnapshot } from '../roomStore.ts';
import { othersAround, type Sitting } from '../seats.ts';
import styles from '../table.module.css';
import { PlayerPlate } from './PlayerPlate.tsx';
import { useFacts } from './useFacts.tsx';

interface PlatesProps {
  readonly room: Room;
  readonly all: readonly Sitting[];
  readonly equipment: BoardEquipment;
  readonly match: MatchView;
  /** What the board shows: the present, or an earlier turn. */
  readonly shown: MatchView;
  readonly nearSeat: number;
  readonly snapshot: RoomSnapshot;
  readonly layout: WindowLayout;
  /** By userId. */
  readonly said: ReadonlyMap<string, string>;
}

function PlateRating({
  all,
  room,
  sitting,
}: Pick<PlatesProps, 'all' | 'room'> & { readonly sitting: Sitting }) {
  if (!sitting.place) return null;
  const players = all.flatMap(({ place }) => place ?? []);
  return (
    <LazySeatRating
      gameName={room.gameName}
      pace={ratedPace(room.ruleSet)}
      place={sitting.place}
      players={players}
    />
  );
}

export const isCompactIn = (layout: WindowLayout): boolean => layout === 'narrow' || layout === 'short';

/** More than stand in one row with all they say. */
export const isCrowd = (all: readonly Sitting[]): boolean => all.length > 6;

/** There is room for first names only. */
export const isBriefIn = (layout: WindowLayout, all: readonly Sitting[]): boolean =>
  isCrowd(all) || (layout === 'narrow' && all.length > 2);

export function OtherPlates(props: PlatesProps) {
  const { room, all, equipment, match, said, nearSeat, snapshot, layout } = props;
  const factOf = useFacts(props);
  return (
    <div className={styles.others} data-part="others">
      {othersAround(all, nearSeat).map((sitting) => (
        <PlayerPlate
          fact={factOf(sitting.seat)}
          isBrief={isBriefIn(layout, all)}
          isCompact={isCompactIn(layout) || all.length > 2}
          key={sitting.seat}
          match={match}
          rating={<PlateRating all={all} room={room} sitting={sitting} />}
          said={said.get(sitting.place?.id ?? '')}
          seenAt={snapshot.seenAt}
          sides={equipment.board.sides}
          sitting={sitting}
        />
      ))}
    </div>
  );
}

interface NearProps extends PlatesProps {
  readonly taste: BoardPreferences;
  readonly setSlot: (element: HTMLElement | null) => void;
}

/** For players the bar keeps its height without buttons too, so that the board does not move. */
const keepsBar = ({ equipment, match, taste }: NearProps): boolean =>
  match.mySeat !== null && match.result === null && (equipment.board.hasActions?.(taste, match.view) ?? true);

export function NearPlate(props: NearProps) {
  const { room, all, equipment, match, said, nearSeat, snapshot, layout, setSlot } = props;
  const factOf = useFacts(props);
  const isNarrow = layout === 'narrow';
  const { t } = useTexts();
  const line = useLine();
  const sitting = all[nearSeat];
  if (!sitting) return null;
  const slot = (
    <div className={styles.slot} data-part="slot" data-kept={isNarrow && keepsBar(props)} ref={setSlot} />
  );
  return (
    <div className={styles.near} data-part="near">
      <PlayerPlate
        actions={isNarrow ? null : slot}
        fact={line === 'up' ? factOf(nearSeat) : t('table.reconnecting')}
        isCompact={isCompactIn(layout)}
        match={match}
        rating={<PlateRating all={all} room={room} sitting={sitting} />}
        said={said.get(sitting.place?.id ?? '')}
        seenAt={snapshot.seenAt}
        sides={equipment.board.sides}
        sitting={sitting}
      />
      {isNarrow && slot}
    </div>
  );
}
