// What goes on in the demo team while somebody looks around: games to watch, a quiz and a bingo to join. One after the other, until nobody came for a while.
import type { Language } from '../../../engine/language.ts';
import { type BingoDeps, planBingo, playBingo } from './bingo.ts';
import { runningGames, toBeWatched } from './games.ts';
import { type GameDeps, type PlannedGame, playGame } from './playGames.ts';
import { planQuiz, playQuiz, type QuizDeps } from './quiz.ts';

export type ShowDeps = BingoDeps & GameDeps & QuizDeps;

/** The first quiz begins when a visitor has looked around a little, the next ones less often. */
const firstQuizInMs = 2 * 60_000;
const nextQuizInMs = 5 * 60_000;

/** Comes back once there is a quiz to join; everything else goes on by itself. */
export async function beginShow(
  deps: ShowDeps,
  language: Language,
  shouldContinue: () => boolean,
): Promise<void> {
  const inTheBackground = (what: string, work: Promise<void>) =>
    void work.catch((fault: unknown) => deps.log.warn({ fault: String(fault) }, `${what} broke off`));
  const quiz = await planQuiz(deps, firstQuizInMs);
  inTheBackground('the quiz of the demo team', quizAfterQuiz(deps, quiz, shouldContinue));
  inTheBackground('the bingo of the demo team', bingoAfterBingo(deps, language, shouldContinue));
  for (const game of runningGames)
    inTheBackground('a game of the demo team', gameAfterGame(deps, game, shouldContinue));
}

async function quizAfterQuiz(
  deps: ShowDeps,
  first: string | null,
  shouldContinue: () => boolean,
): Promise<void> {
  for (let id = first; id !== null && shouldContinue(); id = await planQuiz(deps, nextQuizInMs))
    await playQuiz(deps, id, shouldContinue);
}

async function bingoAfterBingo(
  deps: ShowDeps,
  language: Language,
  shouldContinue: () => boolean,
): Promise<void> {
  while (shouldContinue()) {
    const bingo = await planBingo(deps, language);
    if (!bingo) return;
    await playBingo(deps, bingo, shouldContinue);
  }
}

async function gameAfterGame(
  deps: ShowDeps,
  game: PlannedGame,
  shouldContinue: () => boolean,
): Promise<void> {
  while (shouldContinue()) await playGame(deps, game, toBeWatched(shouldContinue));
}
