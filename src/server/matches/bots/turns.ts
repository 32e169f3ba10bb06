// Bots at a table: when a bot's seat must act, it is asked, and its move goes the way of everybody's move.
import type { Seat } from '../../../engine/game.ts';
import { seatsToAct } from '../../../engine/match.ts';
import { tableRefusal } from '../../../engine/turn.ts';
import { judgeMove } from '../acts.ts';
import { sitInStrength } from '../botSubstitutes.ts';
import { commit } from '../commit.ts';
import type { Host } from '../host.ts';
import type { LiveMatch } from '../liveMatch.ts';
import { matchNow } from '../liveMatch.ts';
import type { OpenRoom } from '../openRoom.ts';

/** Time to think by strength, in ms. */
const budgets = [150, 500, 1_200];
const retryMs = 1_000;

interface BotSeat {
  readonly seat: Seat;
  readonly strength: number;
}

function botSeats(open: OpenRoom, live: LiveMatch): BotSeat[] {
  return live.facts.positions.flatMap((position, seat) => {
    const place = open.stored.doc.places[position];
    if (place?.kind === 'bot') return [{ seat, strength: place.strength }];
    return live.match.satIn.includes(seat) ? [{ seat, strength: sitInStrength }] : [];
  });
}

const isBot = (bots: readonly BotSeat[], seat: Seat): boolean => bots.some((bot) => bot.seat === seat);

/** Asks the bots that must act now, and lets the others answer what is offered. */
export function wakeBots(host: Host, open: OpenRoom, live: LiveMatch): void {
  if (live.match.result || host.isClosing) return;
  const toAct = seatsToAct(live.facts.game, live.match);
  const bots = botSeats(open, live);
  for (const seat of live.asked.keys())
    if (live.match.recovered || !isBot(bots, seat)) live.asked.delete(seat);
  for (const bot of bots) {
    const since = live.actingSince[bot.seat];
    if (
      toAct.includes(bot.seat) &&
      since !== null &&
      since !== undefined &&
      live.asked.get(bot.seat) !== since
    ) {
      live.asked.set(bot.seat, since);
      move(host, open, live, bot);
    }
    const { offer } = live.match;
    if (offer && offer.by !== bot.seat && !offer.accepted.includes(bot.seat))
      answerOffer(host, open, bot.seat);
  }
}

function move(host: Host, open: OpenRoom, live: LiveMatch, bot: BotSeat): void {
  const { game } = live.facts;
  const expectedTurn = live.match.turn;
  const asked = host.clock.monotonic();
  host.bots
    .ask({
      game: game.id,
      strength: bot.strength,
      seat: bot.seat,
      view: game.view(live.match.state, bot.seat),
      budgetMs: budgets[bot.strength] ?? 150,
    })
    .then(async (chosen) => {
      await rest(host.pace.botMs - (host.clock.monotonic() - asked));
      await open.queue(() => playFor(host, open, live, bot, { expectedTurn, move: chosen }));
    })
    .catch((fault: unknown) => {
      host.log.warn({ room: open.id, game: game.id, fault: String(fault) }, 'a bot could not move');
      setTimeout(() => {
        if (open.live === live) askAgain(host, open, live, bot.seat);
      }, retryMs).unref();
    });
}

/** One id a turn and seat: two nodes whose bots think at once still play one move. */
async function playFor(
  host: Host,
  open: OpenRoom,
  live: LiveMatch,
  bot: BotSeat,
  chosen: { readonly expectedTurn: number; readonly move: unknown },
): Promise<void> {
  if (host.isClosing || open.live !== live) return;
  const moveId = `bot-${bot.seat}-${chosen.expectedTurn}`;
  const played = await commit(host, open, moveId, (now) => {
    const done = now.done.get(moveId) ?? (isBot(botSeats(open, now), bot.seat) ? undefined : now.match.turn);
    return done === undefined ? judgeMove(host, now, bot.seat, chosen) : { done };
  });
  if (!('ok' in played) || played.error !== 'NotAllowed' || open.live !== live) return;
  if (live.match.turn === chosen.expectedTurn)
    host.log.error(
      { game: live.facts.game.id, strength: bot.strength, reason: played.reason },
      'a bot broke the rules',
    );
  else askAgain(host, open, live, bot.seat);
}

/** It could not answer, or others acted while it thought and its answer is out of place by now. */
function askAgain(host: Host, open: OpenRoom, live: LiveMatch, seat: Seat): void {
  live.asked.delete(seat);
  wakeBots(host, open, live);
}

/** Bots are easy company: they wait and take back when asked, but play every game out. */
function answerOffer(host: Host, open: OpenRoom, seat: Seat): void {
  open
    .queue(() =>
      commit(host, open, null, (live) => {
        const kind = live.match.offer?.kind ?? 'draw';
        const answer = kind === 'draw' ? 'decline' : 'accept';
        const entry = {
          kind: 'answer',
          by: seat,
          offer: kind,
          answer,
          at: matchNow(live, host.clock),
        } as const;
        return tableRefusal(live.facts.game, live.match, entry) === null ? entry : { done: live.match.turn };
      }),
    )
    .catch((fault: unknown) =>
      host.log.warn({ room: open.id, fault: String(fault) }, 'a bot could not answer'),
    );
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)));
