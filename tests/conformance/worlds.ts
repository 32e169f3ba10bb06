// Two worlds that differ only in what some may not know: whatever these are shown or told must be the same.
import type { AnyGame, Audience, Entry, GameDefinition, Shapes } from '../../src/engine/game.ts';
import { testLibrary } from '../support/data/words.ts';
import { law, same } from './laws.ts';

/** What happens next in both worlds. The entries differ only where the blind see no difference. */
export interface Step<G extends Shapes> {
  readonly a: G['state'];
  readonly b: G['state'];
  readonly entryA: Entry<G>;
  readonly entryB: Entry<G>;
}

export interface Worlds<G extends Shapes> {
  /** Who may not tell one world from the other. */
  readonly blind: readonly Audience[];
  readonly steps: readonly Step<G>[];
}

/** How a game with secrets makes its worlds. */
export interface Secrets<G extends Shapes> {
  readonly game: GameDefinition<G>;
  worlds(rules: G['rules'], seed: string): Worlds<G>;
}

export type AnySecrets = Secrets<Shapes>;

function checkRefusals(game: AnyGame, step: Step<Shapes>, to: Audience, tried: readonly unknown[]): void {
  if (to === 'spectator') return;
  for (const move of tried) {
    const [a, b] = [step.a, step.b].map((state) => game.refusal(state, to, move, testLibrary));
    law(12, a === b, `${JSON.stringify(move)} of seat ${to} is answered ${a} or ${b}`);
  }
}

function checkStep(game: AnyGame, step: Step<Shapes>, to: Audience, tried: readonly unknown[]): void {
  const [viewA, viewB] = [game.view(step.a, to), game.view(step.b, to)];
  law(12, same(viewA, viewB), `${to} sees ${JSON.stringify(viewA)} or ${JSON.stringify(viewB)}`);
  const [toldA, toldB] = [game.tell?.(step.a, step.entryA, to), game.tell?.(step.b, step.entryB, to)];
  law(12, same(toldA, toldB), `${to} is told ${JSON.stringify(toldA)} or ${JSON.stringify(toldB)}`);
  law(12, same(game.toAct(step.a), game.toAct(step.b)), 'who is to act tells the worlds apart');
  law(12, same(game.timer?.(step.a), game.timer?.(step.b)), 'the deadline tells the worlds apart');
  if (to === 'spectator') return;
  law(12, same(game.legalMoves(viewA, to), game.legalMoves(viewB, to)), `${to} has other moves`);
  checkRefusals(game, step, to, tried);
}

/** Law 12 over all steps; every move of the match is also tried by those who may not know. */
export function checkWorlds(game: AnyGame, worlds: Worlds<Shapes>): void {
  const tried = worlds.steps.flatMap((step) => (step.entryA.kind === 'move' ? [step.entryA.move] : []));
  for (const [i, step] of worlds.steps.entries())
    for (const to of worlds.blind) checkStep(game, step, to, tried.slice(Math.max(0, i - 5), i + 5));
}
