// An upgrade from another version while people play: old nodes with old data are replaced one by one by this version.
import { performance } from 'node:perf_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Browser } from 'playwright';
import { openBrowser } from '../../tests/support/browser/browser.ts';
import { answersFor } from '../../tests/support/data/answersFor.ts';
import { lettersIn } from '../../tests/support/people/letters.ts';
import { colleague, foundTeam, type Member } from '../../tests/support/people/team.ts';
import { numberOf, options } from '../options.ts';
import { type Row, rounded } from '../row.ts';
import { openLine, openPuzzles, solve } from './calls.ts';
import { replace } from './disturb.ts';
import { boardOf, duel } from './duel.ts';
import { missingOf, readKept } from './kept.ts';
import { startTopology, type Topology } from './nodes.ts';
import { type Person, peopleOf } from './people.ts';
import { moveOnce, openTable, openTables, playSteadily } from './play.ts';
import { comparisonRows, connectionRows, fact, none, timeRows } from './rows.ts';
import { compareStored } from './stored.ts';
import { buildHere, checkOut, type Version } from './version.ts';
import { clientOf, lookAround, mix, openWindow, type Window } from './windows.ts';

/** People who have played before the upgrade and do nothing during it. */
const resting = 40;
const restingMoves = 9;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Finished games and solved puzzles, made by the old version. */
async function makeHistory({ url, certificate, database }: Topology, people: readonly Person[]) {
  const puzzles = await openPuzzles(database);
  const line = openLine(url, certificate);
  for (let at = 0; at + 1 < people.length; at += 2) {
    const two = people.slice(at, at + 2);
    for (const { token, userId } of two) await solve(line, token, puzzles.get(userId) ?? '');
    const table = await openTable(
      url,
      certificate,
      two.map(({ token }) => token),
    );
    for (const player of table.players) await player.until((view) => view !== null);
    for (let move = 0; move < restingMoves; move++) await moveOnce(table);
    const [loser] = table.players;
    const resigned = await loser.say('match:resign', { moveId: crypto.randomUUID(), room: table.room });
    if (!resigned.ok) throw new Error(`a game could not be ended: ${resigned.error}`);
    for (const player of table.players) player.leave();
  }
  line.agent.destroy();
  if (line.refused.length > 0) throw new Error(`the old version refused ${line.refused[0]}`);
}

type Answers = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

async function answersOf(url: string, people: readonly Person[]): Promise<Answers> {
  const answers = new Map<string, Readonly<Record<string, unknown>>>();
  for (const { token, userId, teamId } of people) answers.set(userId, await answersFor(url, token, teamId));
  return answers;
}

/** Whether everything of the first is in the second; the second may have more fields. */
function isWithin(old: unknown, now: unknown): boolean {
  if (Array.isArray(old))
    return (
      Array.isArray(now) && old.length === now.length && old.every((each, at) => isWithin(each, now[at]))
    );
  if (typeof old !== 'object' || old === null) return isDeepStrictEqual(old, now);
  if (typeof now !== 'object' || now === null) return false;
  const there = new Map(Object.entries(now));
  return Object.entries(old).every(([key, each]) => isWithin(each, there.get(key)));
}

const changedAnswers = (before: Answers, after: Answers): string[] => [
  ...new Set(
    [...before].flatMap(([userId, answers]) =>
      Object.entries(answers).flatMap(([name, answer]) =>
        isWithin(answer, after.get(userId)?.[name]) ? [] : [name],
      ),
    ),
  ),
];

interface Mixed {
  readonly pages: number;
  readonly newOnOld: readonly string[];
  readonly oldOnNew: readonly string[];
}

/** In the middle of the roll, with the first node new and the second one old. */
async function lookMixed(browser: Browser, { nodes, url }: Topology, member: Member): Promise<Mixed> {
  const faults: string[][] = [];
  let seen = 0;
  const [isNew, isOld] = [nodes[0].url, nodes[1].url];
  for (const [files, calls] of [
    [isNew, isOld],
    [isOld, isNew],
  ] as const) {
    const window = await openWindow(browser, url, member);
    await mix(window, files, calls);
    seen = await lookAround(window);
    faults.push(window.faults);
    await window.close();
  }
  const [newOnOld = [], oldOnNew = []] = faults;
  return { pages: seen, newOnOld, oldOnNew };
}

/** A window that was opened before the upgrade follows a link after it. */
async function navigate({ page }: Window, before: string): Promise<string> {
  await page.getByRole('link', { name: 'Leaderboard', exact: true }).first().click();
  const heading = page.getByRole('heading', { name: 'Leaderboard', level: 1 });
  const reload = page.getByRole('button', { name: 'Reload' });
  await heading.or(reload).first().waitFor();
  const isAsked = await reload.isVisible();
  if (isAsked) await reload.click();
  await heading.waitFor();
  const isNew = (await clientOf(page)) !== before;
  return `${isNew ? 'the new client' : 'still the old one'}${isAsked ? ', after a click on Reload' : ''}`;
}

/** Mails go nowhere here. */
const expected: readonly string[] = ['mail not sent'];

const warningsIn = (log: string): string[] =>
  [...log.matchAll(/^\{"level":"(?:warn|error|fatal)".*"msg":"([^"]*)"/gm)]
    .map(([, words = '']) => words)
    .filter((words) => !expected.includes(words));

export async function upgradeRows(): Promise<Row[]> {
  if (!options.from) throw new Error('which version from? --from <commit, tag or branch>');
  const old = checkOut(options.from);
  try {
    console.log(`from ${old.commit}`);
    buildHere();
    const topology = await startTopology(old.directory);
    const browser = await openBrowser();
    try {
      return await measure(topology, old, browser);
    } finally {
      await browser.close();
      await topology.stop();
    }
  } finally {
    old.remove();
  }
}

async function measure(topology: Topology, old: Version, browser: Browser): Promise<Row[]> {
  const { url, certificate, database, nodes } = topology;
  const seconds = numberOf('seconds', 120);
  const letters = lettersIn(database);
  const founder = await foundTeam(nodes[0].url, 'Ada Moss', 'Northlight Labs', letters);
  const guest = await colleague(nodes[0].url, founder, 'Bo Lind', letters);
  const everybody = await peopleOf(topology, resting + numberOf('sockets', 400));
  const [atRest, playing] = [everybody.slice(0, resting), everybody.slice(resting)];
  await makeHistory(topology, atRest);
  const tables = await openTables(
    url,
    certificate,
    playing.map(({ token }) => token),
  );

  const own = await openTable(url, certificate, [founder.guulJwt ?? '', guest.guulJwt ?? '']);
  own.players[0].leave();
  const player = await openWindow(browser, url, founder);
  await player.page.goto(`/games/connect4/${own.room}`);
  await boardOf(player.page).waitFor();
  const visitor = await openWindow(browser, url, guest);
  await visitor.page.goto('/games');
  await visitor.page.getByRole('heading', { name: 'Games', level: 1 }).waitFor();
  const oldClient = await clientOf(visitor.page);
  await pause(2_000); // results are being settled
  const kept = await readKept(database);
  const answers = await answersOf(nodes[0].url, atRest.slice(0, 6));

  const began = performance.now() + seconds * 150;
  const roll = async () => {
    await pause(seconds * 150);
    const first = await replace(nodes[0], 'SIGTERM', process.cwd());
    const mixed = await lookMixed(browser, topology, founder);
    const second = await replace(nodes[1], 'SIGTERM', process.cwd());
    return { took: [first, second], mixed, ended: performance.now() };
  };
  const [played, rolled, fought] = await Promise.all([
    playSteadily(tables, numberOf('rate', 40), seconds),
    roll(),
    duel(player.page, own.players[1], own.room, seconds),
  ]);
  const navigated = await navigate(visitor, oldClient);
  await Promise.all(tables.flatMap((table) => table.players.map((each) => each.enter(table.room))));
  const comparison = await compareStored(database, tables, played.sent);
  const missing = await missingOf(database, kept);
  const changed = changedAnswers(answers, await answersOf(nodes[0].url, atRest.slice(0, 6)));
  const counted = (faults: readonly string[]) => [...new Set(faults)].join('; ') || 'none';
  const { mixed, took } = rolled;
  const rows = [
    fact('from', old.commit),
    fact('sockets, tables', `${tables.length * 2}, ${tables.length}`),
    ...took.map(({ stop, start }) =>
      fact(
        'a node replaced: until it had ended, until the new one was ready',
        `${rounded(stop, 1)} / ${rounded(start, 1)} s`,
      ),
    ),
    ...timeRows(
      'before',
      played.sent.filter(({ at }) => at < began),
    ),
    ...timeRows(
      'from then on',
      played.sent.filter(({ at }) => at >= began),
    ),
    ...connectionRows(tables, played),
    ...comparisonRows(comparison, played.sent),
    fact(
      'rows stored before that are not as they were',
      counted([...missing].map(([name, gone]) => `${gone} in ${name}`)),
    ),
    fact('answers about people at rest that changed', counted(changed)),
    fact(
      'the old client in a browser: moves in its game, longest wait',
      `${fought.moves}, ${rounded(fought.longestMs)} ms`,
    ),
    none('boards it shows other than what was played', fought.isEqual ? 0 : 1),
    fact('what it reported', counted(player.faults)),
    fact('an old window that follows a link afterwards has', navigated),
    fact(`the new client on an old node, ${mixed.pages} pages`, counted(mixed.newOnOld)),
    fact(`the old client on a new node, ${mixed.pages} pages`, counted(mixed.oldOnNew)),
    fact('what the new nodes warned of', counted(nodes.flatMap((node) => warningsIn(node.log())))),
  ];
  for (const table of tables) for (const each of table.players) each.leave();
  own.players[1].leave();
  for (const window of [player, visitor]) await window.close();
  return rows;
}
