// Whether the analysis board may stand in for the game and does, and the way in and out.
import { useCallback, useState } from 'react';
import { isOpenGame } from '../../catalogue/facts.ts';
import type { MatchView, Room } from '../../contract/play/tables.ts';
import type { BoardPreferences } from '../../ui/BoardProps.ts';
import type { BoardEquipment } from '../games/boards.ts';
import type { WindowLayout } from '../parts/useSize.ts';
import type { Sitting } from './seats.ts';

/** What the analysis board is given where it stands in for the game: at a table and in a replay. */
export interface AnalysisPlace {
  /** What is seen of the game itself. */
  readonly match: MatchView;
  /** The turn that was on the board. */
  readonly from: number;
  readonly equipment: BoardEquipment;
  readonly all: readonly Sitting[];
  readonly nearSeat: number;
  readonly layout: WindowLayout;
  readonly isNarrow: boolean;
  readonly taste: BoardPreferences;
  readonly home: string | null;
  onLeave(): void;
}

export interface Analysing {
  readonly isOn: boolean;
  /** Null: not in this game now. */
  readonly begin: (() => void) | null;
  end(): void;
}

/** `game`: another game of the table is not analysed by itself. `onBegin`: closes what lies over the board. */
export function useAnalysing(game: number, may: boolean, onBegin: () => void): Analysing {
  const [analysed, analyse] = useState<number | null>(null);
  const end = useCallback(() => analyse(null), []);
  const begin = () => {
    onBegin();
    analyse(game);
  };
  return { isOn: may && analysed === game, begin: may ? begin : null, end };
}

/** In open games, but not while one plays against people on the clock. The server judges it alike. */
export function mayAnalyse(
  { gameName, ruleSet, players }: Pick<Room, 'gameName' | 'ruleSet' | 'players'>,
  { mySeat, positions, result }: Pick<MatchView, 'mySeat' | 'positions' | 'result'>,
): boolean {
  if (!isOpenGame(gameName)) return false;
  if (mySeat === null || result !== null || ruleSet.turnDays !== undefined) return true;
  return positions.every(
    (position, seat) =>
      seat === mySeat || players.find((place) => place.position === position)?.isBot === true,
  );
}
