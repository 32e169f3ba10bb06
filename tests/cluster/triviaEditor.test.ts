// Two admins who store the same trivia at once on two nodes: every picture that is shown is kept.
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Trivia, TriviaSetup } from '../../src/contract/events/triviaShapes.ts';
import { questionNamed, setupOf } from '../support/data/triviaEvent.ts';
import { postgresOfNodes, startTwoServers, type TwoServers } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
/** Both nodes wait for a lock until the test gives it back, on a slow machine too. */
const patience = 'lock_timeout=120000&statement_timeout=120000&query_timeout=120000';
let nodes: TwoServers | null = null;
let database: pg.Client;
/** Sees who waits: within its transaction `database` sees no connection that was opened later. */
let observer: pg.Client;

beforeAll(async () => {
  if (!postgres) return;
  nodes = await startTwoServers(`${postgres.url}?${patience}`);
  database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  observer = new pg.Client({ connectionString: postgres.url });
  await observer.connect();
});
afterAll(async () => {
  await database?.end();
  await observer?.end();
  await nodes?.stop();
  await postgres?.stop();
});

async function store(
  url: string,
  method: 'POST' | 'PUT',
  setup: TriviaSetup,
  image?: Buffer,
): Promise<Response> {
  const body = new FormData();
  body.append('trivia', JSON.stringify(setup));
  if (image) body.append('image0', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'x.png');
  return fetch(url, { method, body, headers: { authorization: `Bearer ${nodes?.founder.guulJwt}` } });
}

async function waiting(): Promise<number> {
  const { rowCount } = await observer.query(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rowCount ?? 0;
}

it.runIf(postgres !== null)('keeps a picture that one takes away and the other shows', async () => {
  const [first = '', second = ''] = [nodes?.first.url, nodes?.second.url];
  const questions = [{ ...questionNamed('seen'), image: 'image0' }];
  const made = await store(
    `${first}/api/Trivia`,
    'POST',
    setupOf({ questions }),
    await readFile('public/meet-logo.png'),
  );
  const { id, start, ...trivia }: Trivia = await made.json();
  const image = trivia.questions[0]?.image ?? null;
  const put = (url: string, shown: string | null) =>
    store(
      `${url}/api/Trivia/${id}`,
      'PUT',
      setupOf({ start, questions: [{ ...questionNamed('seen'), image: shown }] }),
    );
  // Both have read the same when the first of them stores.
  await database.query('begin');
  await database.query('select from trivia where id = $1 for update', [id]);
  const taking = put(first, null);
  await expect.poll(waiting).toBe(1);
  const showing = put(second, image);
  await expect.poll(waiting).toBe(2);
  await database.query('commit');
  const statuses = [await taking, await showing].map(({ status }) => status);
  const { rows } = await database.query(
    `select questions -> 0 ->> 'image' as shown, replaced_at from trivia, pictures
      where trivia.id = $1 and pictures.name = $2`,
    [id, image?.slice('/pictures/'.length)],
  );
  expect(statuses).toEqual([200, 400]);
  expect(rows).toEqual([{ shown: null, replaced_at: expect.anything() }]);
});
