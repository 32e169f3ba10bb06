// A match of two that has just begun, as one of them sees it, for parts of a page that show it.
import { gameStatus, type MatchView } from '../../../src/contract/play/tables.ts';

/** `part`: what is otherwise. */
export const matchViewWith = (part: Partial<MatchView>): MatchView => ({
  room: 'room',
  game: 1,
  turn: 0,
  status: gameStatus.started,
  mySeat: 1,
  positions: [0, 1],
  view: {},
  toAct: [0],
  optionalToAct: [],
  clocks: null,
  deadline: null,
  offers: [],
  absent: [],
  away: [],
  satIn: [],
  scores: null,
  result: null,
  reason: null,
  lines: [],
  commitment: '',
  seed: null,
  nowUnix: 0,
  ...part,
});
