// Settling a finished game for people with ten results and for people with a hundred thousand.
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { finish } from '../tests/support/data/finishedGames.ts';
import { foundTeam, startTestApp } from '../tests/support/servers/testApp.ts';
import { percentile, type Row, rounded } from './row.ts';

const games = 40;

export async function settlingRows(): Promise<Row[]> {
  const testApp = await startTestApp();
  try {
    const { admin, member, team } = await foundTeam(testApp, 'Bench');
    const { database } = testApp.parts;
    const settle = async (): Promise<number> => {
      const times: number[] = [];
      for (let game = 0; game < games; game++) {
        const began = performance.now();
        await finish(testApp, { players: [admin, member], teamId: team.teamId });
        times.push(performance.now() - began);
      }
      return percentile(
        times.toSorted((a, b) => a - b),
        0.5,
      );
    };
    await settle(); // statements are prepared and code is warm
    const few = await settle();
    await sql`
      insert into game_results (match_id, user_id, team_id, room_id, game_type, opened, outcome, has_left, counts, day, ended_at)
      select 'old ' || n, p.id, p.team_id, 'old ' || n, 'connect4', false, 'win', false, true, '2020-01-01', n
      from generate_series(1, 100000) n, people p where p.id in (${admin.userId}, ${member.userId})`.execute(
      database,
    );
    const many = await settle();
    return [
      {
        what: 'settling a game, 80 results before',
        figure: `${rounded(few, 1)} ms`,
        bound: '',
        isWithin: null,
      },
      {
        what: 'settling a game, 100,000 results before',
        figure: `${rounded(many, 1)} ms`,
        bound: 'the same (± 30 %)',
        isWithin: many <= few * 1.3,
      },
    ];
  } finally {
    await testApp.close();
  }
}
