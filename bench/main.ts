// `npm run bench`: the performance budgets as a table. Parts can be named: `npm run bench -- sizes relay`.
// The deployment under load, with a node killed, all nodes replaced or PostgreSQL refusing writes:
// `npm run bench -- topology --sockets=4000 --rolling`, `npm run bench -- topology --read-only 60`.
// From another version to this one while people play: `npm run bench -- upgrade --from <commit>`.
import { postgresForTests } from '../tests/support/servers/postgres.ts';
import { arenaRows } from './arena.ts';
import { botRows } from './bots.ts';
import { companyRows } from './company.ts';
import { dailyRows } from './daily.ts';
import { dashboardRows } from './dashboards.ts';
import { guessRows } from './guesses.ts';
import { journalRows } from './journal.ts';
import { parts as asked } from './options.ts';
import { pageSpeedRows } from './pages.ts';
import { pictureRows } from './pictures.ts';
import { relayRows } from './relay.ts';
import { print, type Row } from './row.ts';
import { ruleRows } from './rules.ts';
import { scimRows } from './scim.ts';
import { settlingRows } from './settling.ts';
import { sizeRows } from './sizes.ts';
import { sketchRows } from './sketch.ts';
import { startRows } from './starts.ts';
import { dayRows } from './topology/day.ts';
import { topologyRows } from './topology/run.ts';
import { upgradeRows } from './topology/upgrade.ts';
import { triviaRows } from './trivia.ts';
import { triviaWindowRows } from './triviaWindows.ts';
import { watchRows } from './watching.ts';
import { wireRows } from './wire.ts';
import { wordGameRows } from './wordGames.ts';
import { wordRows } from './words.ts';

const parts: Readonly<Record<string, () => Promise<Row[]> | Row[]>> = {
  sizes: sizeRows,
  pages: pageSpeedRows,
  pictures: pictureRows,
  rules: ruleRows,
  words: async () => [...(await wordRows()), ...(await wordGameRows())],
  journal: async () => {
    const postgres = await postgresForTests();
    try {
      return await journalRows(postgres?.url ?? null);
    } finally {
      await postgres?.stop();
    }
  },
  relay: relayRows,
  sketch: sketchRows,
  watching: watchRows,
  wire: wireRows,
  dashboards: dashboardRows,
  daily: dailyRows,
  settling: settlingRows,
  scim: scimRows,
  guesses: guessRows,
  trivia: triviaRows,
  triviaWindows: triviaWindowRows,
  arena: arenaRows,
  bots: botRows,
  company: companyRows,
  starts: () => startRows(1_000),
  topology: topologyRows,
  day: dayRows,
  upgrade: upgradeRows,
};

/** Takes the whole machine for minutes: only when it is named. */
const onlyNamed = ['arena', 'scim', 'topology', 'triviaWindows', 'day', 'upgrade'];

for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 ? !asked.includes(name) : onlyNamed.includes(name)) continue;
  console.log(`\n${name}`);
  print(await measure());
}
process.exit(0);
