// Turns of bots: when a bot's seat must act, the pool is asked for a move, which is judged and stored like anybody's.
import type { Seat } from '../../../../engine/game.ts';
import type { Library } from '../../../../engine/library.ts';
import { seatsToAct } from '../../../../engine/match.ts';
import { tableRefusal } from '../../../../engine/turn.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Log } from '../../../base/shared/log.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { judgeMove } from '../turns/acts.ts';
import type { Turns } from '../turns/commit.ts';
import { type LiveMatch, matchNow } from '../turns/liveMatch.ts';
import type { BotPool } from './pool.ts';

export interface BotTurns {
  /** Asks the bots that must act now, and has the others answer what is offered. */
  wake(open: OpenRoom, live: LiveMatch): void;
}

interface Deps {
  readonly turns: Pick<Turns, 'commit'>;
  readonly bots: Pick<BotPool, 'ask'>;
  readonly library: Library;
  readonly clock: WallClock;
  readonly botMs: number;
  /** By strength. */
  readonly thinkMs: readonly number[];
  readonly closing: AbortSignal;
  readonly log: Pick<Log, 'warn' | 'error'>;
}

/** The strength of a bot that plays for somebody who is gone. */
const substituteStrength = 1;
const leastThinkMs = 100;
const retryMs = 1_000;

interface BotSeat {
  readonly seat: Seat;
  readonly strength: number;
}

function botSeats(open: OpenRoom, live: LiveMatch): BotSeat[] {
  return live.facts.positions.flatMap((position, seat) => {
    const place = open.stored.doc.places[position];
    if (place?.kind === 'bot') return [{ seat, strength: place.strength }];
    return live.match.satIn.includes(seat) ? [{ seat, strength: substituteStrength }] : [];
  });
}

const isBot = (bots: readonly BotSeat[], seat: Seat): boolean => bots.some((bot) => bot.seat === seat);

/** A server that closes does not wait for it. */
const rest = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, Math.max(0, ms)).unref();
  });

export function createBotTurns({
  turns,
  bots,
  library,
  clock,
  botMs,
  thinkMs,
  closing,
  log,
}: Deps): BotTurns {
  function wake(open: OpenRoom, live: LiveMatch): void {
    if (live.match.result || closing.aborted) return;
    const toAct = seatsToAct(live.match);
    const seats = botSeats(open, live);
    for (const seat of live.asked.keys())
      if (live.match.recovered || !isBot(seats, seat)) live.asked.delete(seat);
    for (const bot of seats) {
      const since = live.actingSince[bot.seat];
      if (
        toAct.includes(bot.seat) &&
        since !== null &&
        since !== undefined &&
        live.asked.get(bot.seat) !== since
      ) {
        live.asked.set(bot.seat, since);
        askForMove(open, live, bot);
      }
      const { offer } = live.match;
      if (offer && offer.by !== bot.seat && !offer.accepted.includes(bot.seat)) answerOffer(open, bot.seat);
    }
  }

  function askForMove(open: OpenRoom, live: LiveMatch, bot: BotSeat): void {
    const { game } = live.facts;
    const expectedTurn = live.match.turn;
    const asked = clock.monotonic();
    bots
      .ask({
        game: game.id,
        strength: bot.strength,
        seat: bot.seat,
        view: game.view(live.match.state, bot.seat),
        budgetMs: thinkMs[bot.strength] ?? leastThinkMs,
      })
      .then(async ({ move, pauseMs }) => {
        const pause = botMs === 0 ? 0 : Math.max(botMs, pauseMs);
        await rest(pause - (clock.monotonic() - asked));
        await open.queue(() => playFor(open, live, bot, { expectedTurn, move }));
      })
      .catch((fault: unknown) => {
        log.warn({ room: open.id, game: game.id, fault: String(fault) }, 'a bot could not move');
        setTimeout(() => {
          if (open.live === live) askAgain(open, live, bot.seat);
        }, retryMs).unref();
      });
  }

  /** One id a turn and seat: two nodes whose bots think at once still play one move. */
  async function playFor(
    open: OpenRoom,
    live: LiveMatch,
    bot: BotSeat,
    chosen: { readonly expectedTurn: number; readonly move: unknown },
  ): Promise<void> {
    if (closing.aborted || open.live !== live) return;
    const moveId = `bot-${bot.seat}-${chosen.expectedTurn}`;
    const played = await turns.commit(open, moveId, (now) => {
      const done =
        now.done.get(moveId) ?? (isBot(botSeats(open, now), bot.seat) ? undefined : now.match.turn);
      return done === undefined ? judgeMove({ library, clock }, now, bot.seat, chosen) : { done };
    });
    if (!('ok' in played) || played.error !== 'NotAllowed' || open.live !== live) return;
    if (live.match.turn === chosen.expectedTurn)
      log.error(
        { game: live.facts.game.id, strength: bot.strength, reason: played.reason },
        'a bot broke the rules',
      );
    else askAgain(open, live, bot.seat);
  }

  /** It could not answer, or others acted while it thought and its answer is out of date. */
  function askAgain(open: OpenRoom, live: LiveMatch, seat: Seat): void {
    live.asked.delete(seat);
    wake(open, live);
  }

  /** Bots agree to pauses and taking back, and decline every draw. */
  function answerOffer(open: OpenRoom, seat: Seat): void {
    open
      .queue(() =>
        turns.commit(open, null, (live) => {
          const kind = live.match.offer?.kind ?? 'draw';
          const answer = kind === 'draw' ? 'decline' : 'accept';
          const at = matchNow(live, clock);
          const entry = { kind: 'answer', by: seat, offer: kind, answer, at } as const;
          return tableRefusal(live.facts.game, live.match, entry) === null
            ? entry
            : { done: live.match.turn };
        }),
      )
      .catch((fault: unknown) => log.warn({ room: open.id, fault: String(fault) }, 'a bot could not answer'));
  }

  return { wake };
}
