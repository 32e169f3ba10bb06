// The facts of everything in the catalogue, from the registries.
import * as contests from '../contests/registry.ts';
import type { ContestFacts, Facts, GameFacts, PuzzleFacts } from '../engine/facts.ts';
import * as games from '../games/registry.ts';
import * as puzzles from '../puzzles/registry.ts';
import { elsewhere } from './elsewhere.ts';

export const gameFacts: readonly GameFacts[] = Object.values(games);
export const puzzleFacts: readonly PuzzleFacts[] = Object.values(puzzles);
export const contestFacts: readonly ContestFacts[] = Object.values(contests);

/** Nothing lies hidden in this game. */
export const isOpenGame = (gameName: string): boolean =>
  gameFacts.some(({ id, isOpen }) => id === gameName && isOpen);

/** By which the audit log knows that a puzzle was solved faster than people can. */
export const tooFastSign = ({ id }: PuzzleFacts): string => `${id}TooFast`;

type Language = keyof Facts['name'];

/** Names by id, as `games` in the texts of the platform. */
export const namesIn = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...gameFacts, ...puzzleFacts, ...contestFacts, ...elsewhere].map(({ id, name }) => [id, name[language]]),
  );
