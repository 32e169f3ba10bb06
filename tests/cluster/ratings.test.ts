// Ratings on one PostgreSQL that two nodes write to: none is lost or counted twice, while old results are rated as well.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machineClock } from '../../src/server/base/shared/clock.ts';
import { migrate } from '../../src/server/base/storage/migrate.ts';
import { openPostgres } from '../../src/server/base/storage/postgres.ts';
import { rateBacklog } from '../../src/server/progress/ratings/backlog.ts';
import { layFinished } from '../support/data/finishedGames.ts';
import { foundTeam, type Somebody, startTestApp, type TestApp, welcome } from '../support/servers/testApp.ts';
import { postgresOfNodes } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();

describe.skipIf(!postgres)('two nodes', () => {
  let nodes: readonly TestApp[] = [];
  let databases: Awaited<ReturnType<typeof openPostgres>>[] = [];
  let people: readonly Somebody[];
  let teamId: string;

  beforeAll(async () => {
    const url = postgres?.url ?? '';
    databases = await Promise.all([1, 2].map(() => openPostgres({ url, connections: 6 }, () => {})));
    for (const { rows } of databases.slice(0, 1)) await migrate(rows);
    nodes = await Promise.all(
      databases.map((database) => startTestApp({ database, startsAt: machineClock.now() })),
    );
    const [first] = nodes;
    if (!first) return;
    const { admin, member, team } = await foundTeam(first, 'Nodes');
    teamId = team.teamId;
    people = [admin, member, await welcome(first, 'Cy', teamId), await welcome(first, 'Dee', teamId)];
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    for (const database of databases) await database.close();
    await postgres?.stop();
  });

  const nodeAt = (at: number): TestApp => {
    const node = nodes[at % 2];
    if (!node) throw new Error('there is no node');
    return node;
  };

  /** Ends as many games as that at once, on either node. */
  async function end(games: number): Promise<void> {
    const ended = [];
    for (let at = 0; at < games; at++) {
      const two = [people[at % 4] ?? null, people[(at + 1 + (at % 3)) % 4] ?? null];
      ended.push(await layFinished(nodeAt(0), { players: at % 2 ? two : two.toReversed(), teamId }));
    }
    await Promise.all(ended.map((each, at) => nodeAt(at).parts.progress.settle(each)));
  }

  const ratedGames = async (): Promise<number> => {
    const rows = await nodeAt(0)
      .parts.database.selectFrom('ratings')
      .select('games')
      .where('team_id', '=', teamId)
      .execute();
    return rows.reduce((sum, { games }) => sum + games, 0);
  };

  const switchRatings = (isOn: boolean) =>
    nodeAt(0)
      .parts.database.updateTable('teams')
      .set({ has_ratings: isOn })
      .where('id', '=', teamId)
      .execute();

  it('record many games of the same people at once', async () => {
    await end(30);
    expect(await ratedGames()).toBe(60);
  });

  it('rate old results, both at once, while games end', async () => {
    await switchRatings(false);
    expect(await ratedGames()).toBe(0);
    await switchRatings(true);
    await Promise.all([...nodes.map(({ parts }) => rateBacklog(parts.database)), end(30)]);
    await rateBacklog(nodeAt(1).parts.database);
    expect(await ratedGames()).toBe(120);
  });
});
