// Worker thread in which bots choose moves, so that the thread of the server stays free for requests.
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame } from '../../../../engine/game.ts';
import { seededRandom } from '../../../../engine/random.ts';
import { libraryOf } from '../../../base/words/lists.ts';
import type { BotEquipment, Thought, ToThink } from './pool.ts';

interface Registry {
  readonly games: Readonly<Record<string, () => Promise<AnyGame>>>;
}

const { registry, lists } = workerData as BotEquipment; // given by the pool alone
const { games } = (await import(registry)) as Registry;
const library = libraryOf(lists);

async function think(task: ToThink): Promise<Thought> {
  const game = await games[task.game]?.();
  const bot = (await game?.bots())?.[task.strength];
  if (!bot) return { id: task.id, fault: `no bot of strength ${task.strength} plays ${task.game}` };
  const end = performance.now() + task.budgetMs;
  const thinking = { isOver: () => performance.now() >= end };
  const random = seededRandom(task.seed, 'bot');
  const move = bot.choose(task.view, task.seat, random, library, thinking);
  return { id: task.id, move, pauseMs: bot.pauseMs?.(task.view, task.seat, move, random) ?? 0 };
}

parentPort?.on('message', (task: ToThink) => {
  think(task).then(
    (thought) => parentPort?.postMessage(thought),
    (fault: unknown) => parentPort?.postMessage({ id: task.id, fault: String(fault) }),
  );
});
