// A finished game replayed from its log, and what each player saw at each turn.
import type { GameLog, Replay } from '../../../contract/play/game.ts';
import {
  gameStatus,
  type MatchLine,
  type MatchView,
  type Place,
  type Room,
} from '../../../contract/play/tables.ts';
import { leftAt } from '../../../engine/clock.ts';
import type { AnyGame, Audience, Shapes } from '../../../engine/game.ts';
import {
  type Match,
  playTurn,
  type Setup,
  seatsOptionalToAct,
  seatsToAct,
  startMatch,
} from '../../../engine/match.ts';
import { linesOf } from '../../../engine/replay.ts';

/** `seats`: how many. */
export function setupFrom({
  rules,
  seats,
  timer,
  turnDays,
}: Omit<GameLog, 'log' | 'version'>): Setup<Shapes> {
  const setup = { rules, seats, timer };
  return turnDays === undefined ? setup : { ...setup, turnDays };
}

export const setupOf = ({ rules, seats, timer, turnDays }: Replay): Setup<Shapes> =>
  setupFrom({ rules, seats: seats.length, timer, turnDays });

/** The match after each turn; the first is the opening position. */
export function fold(game: AnyGame, replay: Replay): readonly Match<Shapes>[] {
  const setup = setupOf(replay);
  const matches: Match<Shapes>[] = [];
  let match = startMatch(game, setup);
  for (const turn of replay.log) {
    match = playTurn(game, match, turn);
    matches.push(match);
  }
  return matches;
}

/** The move list as this viewer saw it. */
export function storyOf(game: AnyGame, replay: Replay, to: Audience): MatchLine[] {
  const setup = setupOf(replay);
  let before = startMatch(game, setup);
  return replay.log.flatMap((entries, turn) => {
    const lines = linesOf(game, before, entries, to).map((line) => ({ ...line, turn }));
    before = playTurn(game, before, entries);
    return lines;
  });
}

/** Whether views differ between players. */
export function hasSecrets(game: AnyGame, matches: readonly Match<Shapes>[]): boolean {
  const seen = (match: Match<Shapes>, to: Audience) => JSON.stringify(game.view(match.state, to));
  return [0, Math.floor(matches.length / 2)].some((at) => {
    const match = matches[at];
    return match !== undefined && seen(match, 0) !== seen(match, 'spectator');
  });
}

/** One turn in the shape of a running match, so that plates and board can show it. */
export function momentOf(game: AnyGame, replay: Replay, match: Match<Shapes>, to: Audience): MatchView {
  const { clock } = match;
  return {
    room: replay.room.id,
    game: replay.game,
    turn: match.turn,
    status: match.result ? gameStatus.completed : gameStatus.started,
    mySeat: to === 'spectator' ? null : to,
    positions: replay.seats.map((_, seat) => seat),
    view: game.view(match.state, to),
    toAct: seatsToAct(match),
    optionalToAct: seatsOptionalToAct(game, match),
    clocks: clock && { leftMs: clock.leftMs.map((_, seat) => leftAt(clock, seat, match.at)), running: [] },
    deadline: null,
    offers: [],
    absent: [],
    away: [],
    satIn: match.satIn,
    scores: game.scores?.(match.state) ?? null,
    result: match.result,
    reason: match.result?.reason ?? null,
    lines: [],
    commitment: replay.commitment,
    seed: replay.seed,
    nowUnix: 0,
  };
}

/** Who played, as places of a table at which everybody still sits. */
export const placesOf = (replay: Replay): Room['players'] =>
  replay.seats.map(
    ({ userId, name, avatar, strength }, position): Place => ({
      id: userId,
      position,
      name,
      avatar,
      strength,
      isBot: strength !== null,
      isReady: true,
      isConnected: true,
      isAway: false,
    }),
  );
