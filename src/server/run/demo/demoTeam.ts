// The demo team of a fresh installation: made when the first visitor asks, so that all pages have something to show.
import { randomUUID } from 'node:crypto';
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type { demo, demoProgress } from '../../../contract/people/authorization.ts';
import { type DemoPart, demoTeamId } from '../../../contract/people/demo.ts';
import type { Language } from '../../../engine/language.ts';
import type { Database } from '../../base/storage/database.ts';
import { countMembers, lockTeam, readTeam } from '../../people/teamStore.ts';
import type { AccountServices } from '../../teams/accounts/services.ts';
import { userOf } from '../../teams/accounts/signIn.ts';
import type { Handler } from '../../web/http/route.ts';
import { atOnce, finishedGames } from './games.ts';
import { openPuzzles, puzzleDays } from './openPuzzles.ts';
import { demoPeople, visitorName } from './people.ts';
import { playGame } from './playGames.ts';
import { makePredictions, type PredictionDeps } from './predictions.ts';
import { beginShow, type ShowDeps } from './show.ts';
import { type PuzzleDeps, solvePuzzles } from './solvePuzzles.ts';
import { hasOtherTeams, writeDemoTeam, writeMember, writePlayTimes } from './store.ts';

export interface DemoTeam {
  /** Never next to a team that people founded, on a database server, or in production. */
  isOffered(): Promise<boolean>;
  readonly joining: Handler<typeof demo>;
  readonly progress: Handler<typeof demoProgress>;
  /** Within the transaction that founds a team: all visitors are signed out. To be called when that is over. */
  end(trx: Database): Promise<() => void>;
  stop(): void;
}

type Deps = Omit<AccountServices, 'hasDemo' | 'endDemo'> & PredictionDeps & PuzzleDeps & ShowDeps;

const dayMs = 24 * 60 * 60_000;
/** How long the games go on without a new visitor; the next one starts them again. */
const showLastsMs = 30 * 60_000;
/** So many have solved their puzzles when a visitor comes in; the others do while the visitor looks around. */
const solversAtFirst = 6;
/** Of the games of the past at a time: each waits for its countdown, and visitors are not to wait for them. */
const gamesAtATime = 3;

export function createDemoTeam(deps: Deps): DemoTeam {
  const { clock, config, database, log } = deps;
  let making: Promise<void> | null = null;
  let part: DemoPart | null = null;
  let showEndsAt = 0;
  let isStopped = false;
  let isEnded = false;
  const shouldContinue = () => !isStopped && !isEnded;

  const isOffered = async (within: Database = database): Promise<boolean> =>
    config.databaseUrl === null && !config.isProduction && !(await hasOtherTeams(within));

  const countVisitors = async (within: Database = database): Promise<number> =>
    (await countMembers(within, demoTeamId)) - demoPeople.length;

  /** What a visitor sees first is made first; the rest of the past while they look around. Every part can be made again. */
  async function make(language: Language): Promise<void> {
    const isNew = (await countVisitors()) <= 0; // they come in when all is there: until then it may have broken off
    if (isNew) {
      part = 'people';
      const since = clock.now() - (puzzleDays + 1) * dayMs;
      if (!(await readTeam(database, demoTeamId)))
        await database.transaction().execute((trx) => writeDemoTeam(trx, language, since));
      part = 'puzzles';
      await openPuzzles(deps);
      await solvePuzzles(deps, { people: demoPeople.slice(0, solversAtFirst), isOnlyNew: false });
      part = 'predictions';
      await makePredictions(deps);
    }
    part = 'events';
    await show(language);
    const rest = isNew ? makeRest() : solvePuzzles(deps, { people: demoPeople, isOnlyNew: true });
    rest.catch((fault: unknown) =>
      log.warn({ fault: String(fault) }, 'the past of the demo team is not whole'),
    );
  }

  /** Two visitors at once wait for the same team. */
  const made = (language: Language): Promise<void> => {
    making ??= make(language).finally(() => {
      making = null;
      part = null;
    });
    return making;
  };

  async function show(language: Language): Promise<void> {
    const isRunning = clock.now() < showEndsAt;
    showEndsAt = clock.now() + showLastsMs;
    if (isRunning) return;
    try {
      await beginShow(deps, language, () => shouldContinue() && clock.now() < showEndsAt);
    } catch (fault) {
      showEndsAt = 0; // whoever asks next begins it
      throw fault;
    }
  }

  async function makeRest(): Promise<void> {
    await solvePuzzles(deps, { people: demoPeople.slice(solversAtFirst), isOnlyNew: false });
    const waiting = [...finishedGames];
    const manner = atOnce(shouldContinue);
    const playOn = async () => {
      for (let game = waiting.shift(); game && shouldContinue(); game = waiting.shift())
        await playGame(deps, game, manner);
    };
    await Promise.all(Array.from({ length: gamesAtATime }, playOn));
    if (shouldContinue()) await writePlayTimes(database);
  }

  return {
    isOffered: () => isOffered(),
    async joining({ language: usual, device }, { language = usual }) {
      if (!(await isOffered())) return refuse('NotFound');
      isEnded = false;
      await made(language);
      const userId = randomUUID();
      const token = await database.transaction().execute(async (trx) => {
        await lockTeam(trx, demoTeamId);
        if (!(await isOffered(trx))) return refuse('NotFound'); // a team was founded meanwhile
        const visitors = await countVisitors(trx);
        const name = visitors > 0 ? `${visitorName[language]} ${visitors + 1}` : visitorName[language];
        await writeMember(trx, { userId, name, language, isAdmin: true, now: clock.now() });
        return deps.sessions.open(userId, device, trx);
      });
      return isRefusal(token) ? token : userOf(deps, userId, token);
    },
    progress: async () => ({ part }),
    async end(trx) {
      if (!(await lockTeam(trx, demoTeamId))) return () => {};
      const announce = await deps.sessions.endTeam(demoTeamId, 'demo over', trx);
      return () => {
        isEnded = true;
        showEndsAt = 0;
        announce();
      };
    },
    stop() {
      isStopped = true;
    },
  };
}
