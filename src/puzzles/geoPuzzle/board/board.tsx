// The board of the map puzzle: that of its family. The names of countries come behind the outline.
import { lazy } from 'react';
import { MapBoard } from '../../../ui/map/MapBoard.tsx';
import type { MapPuzzleBoard } from '../../../ui/PuzzleProps.ts';

const Countries = lazy(async () => ({ default: (await import('./Countries.tsx')).Countries }));

export const board: MapPuzzleBoard = (props) => (
  <MapBoard outline={props.face.outline} puzzle="geoPuzzle">
    <Countries {...props} />
  </MapBoard>
);
