// The facts of everything in the catalogue, from the registries.
import type { Facts, GameFacts } from '../engine/facts.ts';
import * as registry from '../games/registry.ts';
import { elsewhere } from './elsewhere.ts';

export const gameFacts: readonly GameFacts[] = Object.values(registry);

type Language = keyof Facts['name'];

/** Names by id, as `games` in the texts of the platform. */
export const namesIn = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries([...gameFacts, ...elsewhere].map(({ id, name }) => [id, name[language]]));
