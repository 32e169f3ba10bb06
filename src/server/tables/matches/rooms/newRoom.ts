// The document of a new room, made from what was asked and checked against what the game offers. Pure.
import { type Refusal, refuse } from '../../../../contract/errors.ts';
import type { RuleSet } from '../../../../contract/play/tables.ts';
import type { Message } from '../../../../contract/realtime.ts';
import { timeControls } from '../../../../engine/clock.ts';
import type { AnyGame } from '../../../../engine/game.ts';
import type { Language } from '../../../../engine/language.ts';
import type { Guest, RoomDoc } from './room.ts';

/** The signed-in person who asks, with their rights as of now. */
export interface TablePerson extends Guest {
  readonly teamId: string;
  readonly isAdmin: boolean;
  readonly language: Language;
}

const usualTimeoutSeconds = 660;

export const guestOf = (actor: TablePerson): Guest => ({
  userId: actor.userId,
  name: actor.name,
  avatar: actor.avatar,
});

/** The options of a new table: a game of words is played in the language of whoever opens it, unless they say otherwise. */
export function newRuleSet(game: AnyGame, { language }: TablePerson, ruleSet: RuleSet): RuleSet {
  const offered: Readonly<Record<string, unknown>> = { ...game.options };
  if (!Array.isArray(offered.language) || !offered.language.includes(language)) return ruleSet;
  return { ...ruleSet, options: { language, ...ruleSet.options } };
}

/** The rule set as asked, each part checked against what the game offers; null when it does not offer it. */
export function readRuleSet(game: AnyGame, asked: Message<'room:create'>['ruleSet']): RuleSet | null {
  const set = asked?.set ?? 'standard';
  if (!Object.hasOwn(game.ruleSets, set)) return null;
  const offered = new Map<string, unknown>(Object.entries(game.options ?? {}));
  for (const [name, value] of Object.entries(asked?.options ?? {})) {
    const values = offered.get(name);
    if (!Array.isArray(values) || !values.includes(value)) return null;
  }
  const timer = asked?.timer ?? null;
  const known = timeControls.some(
    (control) => control?.initial === timer?.initial && control?.increment === timer?.increment,
  );
  if (!known || (timer && !game.manners.clock)) return null;
  const turnDays = asked?.turnDays ?? null;
  const options = asked?.options ?? {};
  if (turnDays === null) return { set, options, timer };
  return game.isDaily === false ? null : { set, options, timer: null, turnDays };
}

/** Clients of earlier versions know no pace: what they leave out stays as it is. */
export function keptPace(
  { ruleSet: before }: Pick<RoomDoc, 'ruleSet'>,
  asked: Message<'room:settings'>['ruleSet'],
  ruleSet: RuleSet,
): RuleSet {
  const isLeftOut = asked?.turnDays === undefined && ruleSet.timer === null;
  const { turnDays } = before;
  return isLeftOut && turnDays !== undefined ? { ...ruleSet, turnDays } : ruleSet;
}

type Asked = Omit<Message<'room:create'>, 'moveId' | 'gameName'>;

export function newRoomDoc(
  game: AnyGame,
  actor: TablePerson,
  asked: Asked,
  ruleSet: RuleSet,
): RoomDoc | Refusal {
  const maxPlayers = asked.maxPlayers ?? game.seats[0] ?? 2;
  const bots = asked.bots ?? [];
  if (maxPlayers > Math.max(...game.seats) || !game.seats.some((seats) => seats <= maxPlayers))
    return refuse('InvalidInput', { fields: [{ path: 'maxPlayers', code: 'range' }] });
  if (bots.length >= maxPlayers)
    return refuse('InvalidInput', { fields: [{ path: 'bots', code: 'tooMany' }] });
  if (asked.testMode && !actor.isAdmin) return refuse('AdminOnly');
  const places = Array.from({ length: maxPlayers }, (_, position) => {
    if (position === 0)
      return { kind: 'person' as const, ...guestOf(actor), isReady: asked.isReady ?? false };
    const strength = bots[position - 1];
    return strength === undefined ? null : { kind: 'bot' as const, strength };
  });
  return {
    name: asked.name ?? '',
    gameName: game.id,
    hostUserId: actor.userId,
    ruleSet,
    maxPlayers,
    watch: asked.watch ?? 'team',
    roomTimeout: asked.roomTimeout ?? usualTimeoutSeconds,
    testMode: asked.testMode ?? false,
    byLink: asked.meetingId !== undefined && asked.meetingId !== '',
    places,
    kicked: [],
    gamesPlayed: 0,
    game: 0,
    score: new Array<number>(maxPlayers).fill(0),
    lastLoser: null,
    startsAt: null,
    startedAt: -1,
    rematch: [],
  };
}
