// Finds a game's board and rules when a table needs them: the one place that knows where boards live.
import { use } from 'react';
import type { AnyGame } from '../../engine/game.ts';
import { games } from '../../games/load.ts';
import type { GameBoard } from '../../ui/BoardProps.ts';

const boards = import.meta.glob<GameBoard>('../../games/*/board/board.tsx', { import: 'board' });

/** What it takes to draw and to play a game. */
export interface BoardEquipment {
  readonly game: AnyGame;
  readonly board: GameBoard;
}

const fetched = new Map<string, Promise<BoardEquipment>>();

async function fetchEquipment(name: string): Promise<BoardEquipment> {
  const loadGame = games[name];
  const loadBoard = boards[`../../games/${name}/board/board.tsx`];
  if (!loadGame || !loadBoard) throw new Error(`no game called ${name}`);
  const [game, board] = await Promise.all([loadGame(), loadBoard()]);
  return { game, board };
}

/** Also asked early, while somebody still sits in the lobby. */
export function equipmentOf(name: string): Promise<BoardEquipment> {
  const known = fetched.get(name);
  if (known) return known;
  const coming = fetchEquipment(name);
  fetched.set(name, coming);
  coming.then(
    (value) => Object.assign(coming, { status: 'fulfilled', value }), // where `use` looks, so that it need not wait
    () => fetched.delete(name),
  );
  return coming;
}

/** Suspends until it is here. `use` is called at every render: React counts on it where it renders a second time. */
export const useEquipment = (name: string): BoardEquipment => use(equipmentOf(name));
