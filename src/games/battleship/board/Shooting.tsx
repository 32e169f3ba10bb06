// The board from the first shot to the end: their sea and one's own fleet, side by side or one at a time.
import { useState } from 'react';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { ActionButton } from '../../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../../ui/board/BoardActions.tsx';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import boardStyles from '../../../ui/board/board.module.css';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import type { CellRow } from '../../../ui/board/cells.ts';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { type Mark, Marks } from '../../../ui/board/Marks.tsx';
import { Pieces } from '../../../ui/board/Pieces.tsx';
import { type BoardInput, useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { cellBox, type Places, placesOf, type SeaPlace } from '../places.ts';
import type { Battleship, SeaView, View } from '../shapes.ts';
import { seaSeen } from '../view.ts';
import { type Aiming, useAiming } from './aiming.ts';
import styles from './board.module.css';
import { Fleet } from './Fleet.tsx';
import { Answers, Coordinates, CrossHair, Frame, Water } from './Sea.tsx';
import { SeaSwitch } from './SeaSwitch.tsx';
import { ShipSymbols, shipPieces } from './ShipFace.tsx';
import { cellOfId, cellWords, seaRows, type Words } from './words.ts';

type Props = BoardProps<Battleship>;
type SeaName = 'their' | 'own';

interface ShootingProps {
  readonly props: Props;
  readonly words: Words;
}

/** Which sea is watched when there is room for one: the one that is shot at. */
const watched = ({ view, nearSeat }: Props): SeaName =>
  view.shooter === null
    ? view.stage === 'placing'
      ? 'own'
      : 'their'
    : view.shooter === nearSeat
      ? 'their'
      : 'own';

/** A sea as it is drawn: whose, where and with what in it. */
interface Drawn {
  readonly name: SeaName;
  readonly place: SeaPlace;
  readonly sea: SeaView;
  readonly isSmall: boolean;
}

function seasDrawn({ view, nearSeat }: Props, places: Places, shown: SeaName): readonly Drawn[] {
  const drawn = (name: SeaName, place: SeaPlace): Drawn => ({
    name,
    place,
    sea: seaSeen(view, name === 'own' ? nearSeat : 1 - nearSeat),
    isSmall: place === places.small,
  });
  if (!places.small) return [drawn(shown, places.large)];
  return [drawn('their', places.large), drawn('own', places.small)];
}

const rowsOf = ({ name, place, sea }: Drawn, aiming: Aiming, words: Words): readonly CellRow[] =>
  seaRows(name, place, words, (cell) => {
    const plain = cellWords(words, sea, cell);
    const isChosen = name === 'their' && aiming.chosen.includes(cell);
    return { name: isChosen ? words.say('aimedAt', { cell: plain }) : plain };
  });

export function Shooting({ props, words }: ShootingProps) {
  const { isNarrow, taste } = props;
  const places = placesOf(isNarrow);
  const [shown, show] = useState<SeaName>(() => watched(props));
  const aiming = useAiming(props, words);
  const seas = seasDrawn(props, places, shown).map((drawn) => ({
    drawn,
    rows: rowsOf(drawn, aiming, words),
  }));
  const rows = seas.flatMap((sea) => sea.rows);
  const input = useBoardInput(places.size, rows, aiming.acts, false);
  const titles = seaTitles(props, words);
  const note = noteOf(props, aiming, words);
  return (
    <>
      <BoardSheet size={places.size} taste={taste} input={input} className={styles.battleship}>
        <ShipSymbols />
        <Frame places={places} />
        {seas.map(({ drawn }) => (
          <Waters key={drawn.name} drawn={drawn} props={props} places={places} words={words} input={input} />
        ))}
        {seas[0]?.drawn.name === 'their' && (
          <Aim props={props} aiming={aiming} input={input} place={places.large} />
        )}
        {seas.map((sea) => (
          <CellGrid
            key={sea.drawn.name}
            kind="grid"
            label={titles[sea.drawn.name]}
            rows={sea.rows}
            input={input}
          />
        ))}
        {isNarrow && (
          <SeaSwitch places={places} titles={titles} shown={shown} show={show} wanted={watched(props)} />
        )}
        {!isNarrow && <Titles places={places} titles={titles} note={note} />}
        <Ships props={props} places={places} shown={shown} words={words} note={note} />
      </BoardSheet>
      {aiming.isMine && aiming.needsFire && <Buttons aiming={aiming} words={words} />}
    </>
  );
}

interface WatersProps {
  readonly drawn: Drawn;
  readonly props: Props;
  readonly places: Places;
  readonly words: Words;
  readonly input: BoardInput;
}

function Waters({ drawn, props, places, words, input }: WatersProps) {
  const { name, place, sea, isSmall } = drawn;
  const { view, nearSeat, isNarrow, taste } = props;
  const ships = shipPieces(sea, place, isSmall || isNarrow ? null : words);
  return (
    <div>
      <Water place={place} />
      {taste.coordinates && <Coordinates place={place} isSmall={isSmall} />}
      <Marks marks={lastMarks(view, name, nearSeat, place)} />
      <Pieces pieces={ships} input={input} />
      <Answers place={place} sea={sea} size={places.size} fresh={view.last?.cells ?? []} />
    </div>
  );
}

interface AimProps {
  readonly props: Props;
  readonly aiming: Aiming;
  readonly place: SeaPlace;
  readonly input: BoardInput;
}

/** Where one aims, what is chosen, and what is on its way. */
function Aim({ props, aiming, place, input }: AimProps) {
  const isFree = aiming.acts.to(null).includes(input.aimed ?? '');
  const aimed = isFree ? cellOfId('their', input.aimed) : null;
  const sent = props.pending?.kind === 'shoot' ? props.pending.cells : [];
  const marks: Mark[] = [
    ...aiming.chosen.map((cell): Mark => ({ kind: 'selected', box: cellBox(place, cell) })),
    ...sent.map((cell): Mark => ({ kind: 'ghost', box: cellBox(place, cell) })),
  ];
  return (
    <>
      {aimed !== null && <CrossHair place={place} cell={aimed} />}
      <Marks marks={marks} />
    </>
  );
}

interface ShipsProps {
  readonly props: Props;
  readonly places: Places;
  readonly shown: SeaName;
  readonly words: Words;
  readonly note: string;
}

/** Which ships still float: theirs, or those of the one sea that is shown. */
function Ships({ props, places, shown, words, note }: ShipsProps) {
  const { view, nearSeat, isNarrow } = props;
  const owner = isNarrow && shown === 'own' ? nearSeat : 1 - nearSeat;
  const title = isNarrow ? note || words.say('ships') : words.say('theirShips');
  return (
    <Fleet
      sea={seaSeen(view, owner)}
      box={places.list}
      nameOf={words.ship}
      title={title}
      isNarrow={isNarrow}
    />
  );
}

export type SeaTitles = Readonly<Record<SeaName, string>>;

const seaTitles = ({ seat, nearSeat }: Props, words: Words): SeaTitles =>
  seat === null
    ? {
        their: words.say('seaOf', { name: words.name(1 - nearSeat) }),
        own: words.say('seaOf', { name: words.name(nearSeat) }),
      }
    : { their: words.say('theirSea'), own: words.say('yourFleet') };

/** What is awaited now, where it is not plain to see. */
function noteOf({ view }: Props, aiming: Aiming, words: Words): string {
  if (view.stage === 'placing') return words.say('waitPlacing');
  if (!aiming.isMine) return '';
  return aiming.due > 1 ? words.say('salvo', { count: aiming.due }) : words.say('shoot');
}

function lastMarks({ last }: View, name: SeaName, nearSeat: number, place: SeaPlace): Mark[] {
  const isHere = last && (last.by === nearSeat) === (name === 'their');
  return isHere ? last.cells.map((cell): Mark => ({ kind: 'last', box: cellBox(place, cell) })) : [];
}

interface TitlesProps {
  readonly places: Places;
  readonly titles: SeaTitles;
  readonly note: string;
}

function Titles({ places, titles, note }: TitlesProps) {
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      <span className={styles.title} style={inUnits(places.title)}>
        {titles.their}
        <small>{note}</small>
      </span>
      <span className={styles.title} style={inUnits(places.smallTitle)}>
        {titles.own}
      </span>
    </div>
  );
}

function Buttons({ aiming, words }: { readonly aiming: Aiming; readonly words: Words }) {
  const { chosen, due, fire, clear } = aiming;
  const isFull = chosen.length === due;
  return (
    <BoardActions>
      <ActionButton isDisabled={chosen.length === 0} onPress={clear}>
        {words.say('clear')}
      </ActionButton>
      <ActionButton isPrimary isDisabled={!isFull} onPress={fire}>
        {isFull ? words.say('fire') : words.say('fireCount', { count: chosen.length, due })}
      </ActionButton>
    </BoardActions>
  );
}
