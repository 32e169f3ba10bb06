// A trivia of ten questions with three hundred players: when a question is at all of them, and that each answer counts once.
import { questionNamed, setupOf } from '../tests/support/data/triviaEvent.ts';
import { connect, type Player } from '../tests/support/people/player.ts';
import { colleague, foundTeam } from '../tests/support/people/team.ts';
import { getTrivia, scheduleTrivia, stateOf } from '../tests/support/people/triviaPlayer.ts';
import { serve } from '../tests/support/servers/serving.ts';
import { percentile, type Row, rounded } from './row.ts';

const people = 300;
const questions = 10;
/** All answers of a question are given within this time. */
const answersWithinMs = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds from the opening of each question to its arrival, by player; the clocks are one machine's. */
function watchOpenings(player: Player, times: number[]): void {
  let seen = 0;
  player.socket.on('quiz:state', (state) => {
    if (state.phase !== 'questionTime' || state.question.number === seen) return;
    seen = state.question.number;
    const openedAt = state.nowUnix - (state.ofMs - state.leftMs);
    times.push(Date.now() - openedAt);
  });
}

export async function triviaRows(): Promise<Row[]> {
  const server = await serve({ RATE_SCALE: '100000', LOG_LEVEL: 'error' });
  try {
    const founder = await foundTeam(server.url, 'Ada Moss', 'Bench');
    const setup = Array.from({ length: questions }, (_, at) => questionNamed(`Number ${at + 1}`));
    const trivia = await scheduleTrivia(server.url, founder, setupOf({ questions: setup, speedWeight: 0 }));
    const host = await connect(server.url, founder);
    await host.say('quiz:join', { trivia, watch: true });
    const arrivals: number[] = [];
    const players: Player[] = [];
    for (let number = 0; number < people; number++) {
      const member = await colleague(server.url, founder, `Bo ${String.fromCharCode(97 + (number % 26))}`);
      const player = await connect(server.url, member);
      watchOpenings(player, arrivals);
      const joined = await player.say('quiz:join', { trivia });
      if (!joined.ok) throw new Error(joined.error);
      players.push(player);
    }
    const acknowledged: number[] = [];
    const states = () => players.reduce((sum, { heard }) => sum + heard.length, 0);
    await host.say('quiz:control', { trivia, act: 'start' });
    let perQuestion = 0;
    for (let question = 1; question <= questions; question++) {
      await Promise.all(
        players.map((player) =>
          player.until('the question', () => stateOf(player)?.question?.number === question),
        ),
      );
      const before = states();
      await Promise.all(
        players.map(async (player, index) => {
          await pause((index * answersWithinMs) / people);
          const began = performance.now();
          const answer = await player.say('quiz:answer', { trivia, question, options: [index % 3] });
          if (!answer.ok) throw new Error(answer.error);
          acknowledged.push(performance.now() - began);
        }),
      );
      await host.until('the results', () => stateOf(host)?.phase === 'showResults');
      perQuestion = Math.max(perQuestion, (states() - before) / people);
      await host.say('quiz:control', { trivia, act: 'next' });
    }
    await host.until('the end', () => stateOf(host)?.phase === 'completed');
    await players[0]?.until('the gains', () => stateOf(players[0] ?? host)?.gains != null);
    const { rows } = await getTrivia(server.url, founder, trivia);
    const points = rows.reduce((sum, row) => sum + row.points, 0);
    const isExact = rows.length === people && points === (people / 3) * questions * 1_000;
    const sorted = arrivals.toSorted((a, b) => a - b);
    const acks = acknowledged.toSorted((a, b) => a - b);
    const p99 = percentile(sorted, 0.99);
    return [
      {
        what: `${people} players, ${questions} questions: from the opening to the arrival, p50`,
        figure: `${rounded(percentile(sorted, 0.5), 1)} ms`,
        bound: '',
        isWithin: null,
      },
      { what: 'the same: p99', figure: `${rounded(p99, 1)} ms`, bound: '≤ 150 ms', isWithin: p99 <= 150 },
      {
        what: `an answer among ${people} within a second, stored: p99`,
        figure: `${rounded(percentile(acks, 0.99), 1)} ms`,
        bound: '',
        isWithin: null,
      },
      {
        what: 'states a player is sent in a question',
        figure: rounded(perQuestion, 1),
        bound: '',
        isWithin: null,
      },
      {
        what: `${people * questions} answers, each counted once`,
        figure: isExact ? 'yes' : `${rows.length} people, ${points} points`,
        bound: 'yes',
        isWithin: isExact,
      },
    ];
  } finally {
    await server.remove();
  }
}
