// The board from the first shot to the end: their sea and one's own fleet, side by side or one at a time.
import { useState } from 'react';
import type { BoardProps } from '../../ui/BoardProps.ts';
import { ActionButton } from '../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../ui/board/BoardActions.tsx';
import { BoardSheet } from '../../ui/board/BoardSheet.tsx';
import { CellGrid } from '../../ui/board/CellGrid.tsx';
import { inUnits } from '../../ui/board/inUnits.ts';
import { Marks } from '../../ui/board/Marks.tsx';
import { Pieces } from '../../ui/board/Pieces.tsx';
import { useBoardInput } from '../../ui/board/useBoardInput.ts';
import { type Aiming, useAiming } from './aiming.tsx';
import { Fleet } from './Fleet.tsx';
import { cellBox, type Places, placesOf, type SeaPlace } from './places.tsx';
import { Answers, Coordinates, CrossHair, Frame, Water } from './Sea.tsx';
import { SeaSwitch } from './SeaSwitch.tsx';
import { ShipSymbols } from './ShipFace.tsx';
import type { Battleship, View } from './shapes.ts';
import { shipPieces } from './ships.tsx';
import { seaSeen } from './view.ts';
import { cellOfId, cellWords, seaRows, type Words } from './words.tsx';

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

/** The seas that are drawn, and where. */
function seasShown(places: Places, shown: SeaName): { readonly name: SeaName; readonly place: SeaPlace }[] {
  if (!places.small) return [{ name: shown, place: places.large }];
  return [
    { name: 'their', place: places.large },
    { name: 'own', place: places.small },
  ];
}

export function Shooting({ props, words }: ShootingProps) {
  const { view, nearSeat, isNarrow, taste, pending } = props;
  const places = placesOf(isNarrow);
  const [shown, show] = useState<SeaName>(() => watched(props));
  const aiming = useAiming(props, words);
  const seas = seasShown(places, shown).map((sea) => ({
    ...sea,
    view: seaSeen(view, sea.name === 'own' ? nearSeat : 1 - nearSeat),
  }));
  const rows = seas.map((sea) => ({
    name: sea.name,
    rows: seaRows(sea.name, sea.place, words, (cell) => ({
      name:
        sea.name === 'their' && aiming.chosen.includes(cell)
          ? words.say('aimedAt', { cell: cellWords(words, sea.view, cell) })
          : cellWords(words, sea.view, cell),
    })),
  }));
  const input = useBoardInput(
    places.size,
    rows.flatMap((sea) => sea.rows),
    aiming.acts,
    false,
  );
  const titles = seaTitles(props, words);
  const aimed = aiming.acts.to(null).includes(input.aimed ?? '') ? cellOfId('their', input.aimed) : null;
  const canSee = (name: SeaName) => seas.some((sea) => sea.name === name);
  return (
    <>
      <BoardSheet size={places.size} taste={taste} input={input} className="battleship">
        <ShipSymbols />
        <Frame places={places} />
        {seas.map(({ name, place, view: sea }) => (
          <div key={name}>
            <Water place={place} />
            {taste.coordinates && <Coordinates place={place} isSmall={place === places.small} />}
            <Marks marks={lastMarks(view, name, nearSeat, place)} />
            <Pieces
              pieces={shipPieces(sea, place, place === places.small || isNarrow ? null : words)}
              input={input}
            />
            <Answers {...{ place, sea, size: places.size }} fresh={view.last?.cells ?? []} />
          </div>
        ))}
        {aimed !== null && canSee('their') && <CrossHair place={places.large} cell={aimed} />}
        {canSee('their') && <Marks marks={aimMarks(aiming, pending, places.large)} />}
        {rows.map((sea) => (
          <CellGrid key={sea.name} kind="grid" label={titles[sea.name]} rows={sea.rows} input={input} />
        ))}
        {isNarrow ? (
          <SeaSwitch {...{ places, titles, shown, show }} wanted={watched(props)} />
        ) : (
          <Titles places={places} titles={titles} note={noteOf(props, aiming, words)} />
        )}
        <Fleet
          sea={seaSeen(view, shown === 'own' && isNarrow ? nearSeat : 1 - nearSeat)}
          box={places.list}
          title={(isNarrow && noteOf(props, aiming, words)) || words.say(isNarrow ? 'ships' : 'theirShips')}
          isNarrow={isNarrow}
          nameOf={words.ship}
        />
      </BoardSheet>
      {aiming.isMine && aiming.needsFire && <Buttons aiming={aiming} words={words} />}
    </>
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

function lastMarks({ last }: View, name: SeaName, nearSeat: number, place: SeaPlace) {
  const isHere = last && (last.by === nearSeat) === (name === 'their');
  return isHere ? last.cells.map((cell) => ({ kind: 'last' as const, box: cellBox(place, cell) })) : [];
}

/** Chosen squares, and those whose answer is still on its way. */
const aimMarks = (aiming: Aiming, pending: Battleship['move'] | null, place: SeaPlace) => [
  ...aiming.chosen.map((cell) => ({ kind: 'selected' as const, box: cellBox(place, cell) })),
  ...(pending?.kind === 'shoot' ? pending.cells : []).map((cell) => ({
    kind: 'ghost' as const,
    box: cellBox(place, cell),
  })),
];

interface TitlesProps {
  readonly places: Places;
  readonly titles: SeaTitles;
  readonly note: string;
}

function Titles({ places, titles, note }: TitlesProps) {
  return (
    <div className="bd-layer" aria-hidden="true">
      <span className="bs-title" style={inUnits(places.title)}>
        {titles.their}
        <small>{note}</small>
      </span>
      <span className="bs-title" style={inUnits(places.smallTitle)}>
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
