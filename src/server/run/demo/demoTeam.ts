// The demo team of a fresh installation: made when the first visitor asks, so that all pages have something to show.
import { randomUUID } from 'node:crypto';
import { gameFacts } from '../../../catalogue/facts.ts';
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type { demo } from '../../../contract/people/authorization.ts';
import { demoTeamId } from '../../../contract/people/demo.ts';
import type { GameFacts } from '../../../engine/facts.ts';
import type { Language } from '../../../engine/language.ts';
import type { Database } from '../../base/storage/database.ts';
import { countMembers, lockTeam, readTeam } from '../../people/teamStore.ts';
import type { AccountServices } from '../../teams/accounts/services.ts';
import { userOf } from '../../teams/accounts/signIn.ts';
import type { Handler } from '../../web/http/route.ts';
import { demoPeople, peopleFrom, visitorName } from './people.ts';
import { type GameDeps, type PlannedGame, playGame } from './playGames.ts';
import { daysOfPuzzles, type PuzzleDeps, solvePuzzles } from './solvePuzzles.ts';
import { hasOtherTeams, writeDemoTeam, writeMember } from './store.ts';

export interface DemoTeam {
  /** Never next to a team that people founded, on a database server, or in production. */
  isOffered(): Promise<boolean>;
  readonly joining: Handler<typeof demo>;
  /** Within the transaction that founds a team: all visitors are signed out. To be called when that is over. */
  end(trx: Database): Promise<() => void>;
  stop(): void;
}

type Deps = Omit<AccountServices, 'hasDemo' | 'endDemo'> & GameDeps & PuzzleDeps;

const dayMs = 24 * 60 * 60_000;

const usualSeats = ({ seats }: GameFacts): number => seats[0] ?? 2;

const plan = (games: readonly GameFacts[], from: number): PlannedGame[] =>
  games.map((facts, at) => ({
    gameName: facts.id,
    people: peopleFrom(from + at * 5, usualSeats(facts)),
  }));

const board = gameFacts.filter(({ family }) => family === 'board');
const quick = board.filter((facts) => facts.isQuick && usualSeats(facts) === 2);
const slow = board.filter((facts) => !facts.isQuick && usualSeats(facts) === 2);
const withCards = gameFacts.filter((facts) => facts.family === 'cards' && usualSeats(facts) === 4);

/** Played to the end at once: two of each quick game. */
const finished = [...plan(quick, 0), ...plan(quick, 7)];
/** Games that run at the pace of people while somebody looks around. */
const running = [...plan(slow.slice(0, 2), 0), ...plan(withCards.slice(0, 1), 4)];

const quickly = { strength: 0, thinkMs: 5, leastPauseMs: 0, goesOn: () => true } as const;
/** Slow enough to be watched. */
const leastPauseMs = 4_000;
/** How long the games go on without a new visitor; the next one starts them again. */
const showLastsMs = 30 * 60_000;

export function createDemoTeam(deps: Deps): DemoTeam {
  const { clock, config, database, log } = deps;
  let making: Promise<void> | null = null;
  let showEndsAt = 0;
  let isStopped = false;

  const isOffered = async (within: Database = database): Promise<boolean> =>
    config.databaseUrl === null && !config.isProduction && !(await hasOtherTeams(within));

  async function make(language: Language): Promise<void> {
    if (await readTeam(database, demoTeamId)) return;
    const since = clock.now() - (daysOfPuzzles + 1) * dayMs;
    await database.transaction().execute((trx) => writeDemoTeam(trx, language, since));
    await Promise.all([solvePuzzles(deps), ...finished.map((game) => playGame(deps, game, quickly))]);
  }

  /** Two visitors at once wait for the same team. */
  const made = (language: Language): Promise<void> => {
    making ??= make(language).finally(() => {
      making = null;
    });
    return making;
  };

  async function playAgainAndAgain(game: PlannedGame, goesOn: () => boolean): Promise<void> {
    while (goesOn()) await playGame(deps, game, { strength: 1, thinkMs: 200, leastPauseMs, goesOn });
  }

  function show(): void {
    const isRunning = clock.now() < showEndsAt;
    showEndsAt = clock.now() + showLastsMs;
    if (isRunning) return;
    const goesOn = () => !isStopped && clock.now() < showEndsAt;
    for (const game of running)
      playAgainAndAgain(game, goesOn).catch((fault: unknown) =>
        log.warn({ fault: String(fault) }, 'a game of the demo team broke off'),
      );
  }

  return {
    isOffered: () => isOffered(),
    async joining({ language: usual, device }, { language = usual }) {
      if (!(await isOffered())) return refuse('NotFound');
      await made(language);
      show();
      const userId = randomUUID();
      const token = await database.transaction().execute(async (trx) => {
        await lockTeam(trx, demoTeamId);
        if (!(await isOffered(trx))) return refuse('NotFound'); // a team was founded meanwhile
        const visitors = (await countMembers(trx, demoTeamId)) - demoPeople.length;
        const name = visitors > 0 ? `${visitorName[language]} ${visitors + 1}` : visitorName[language];
        await writeMember(trx, { userId, name, language, isAdmin: true, now: clock.now() });
        return deps.sessions.open(userId, device, trx);
      });
      return isRefusal(token) ? token : userOf(deps, userId, token);
    },
    async end(trx) {
      if (!(await lockTeam(trx, demoTeamId))) return () => {};
      const announce = await deps.sessions.endTeam(demoTeamId, 'demo over', trx);
      return () => {
        showEndsAt = 0;
        announce();
      };
    },
    stop() {
      isStopped = true;
    },
  };
}
