// The demo team of a fresh installation, in which visitors look around.
import { type Refusal, refuse } from '../errors.ts';

/** Fixed, so that the team is found again; teams that people found have random ids. */
export const demoTeamId = '00000000-0000-4000-8000-0000000d3000';

/** In the order in which they are made, and in which a visitor comes across them. */
export const demoParts = ['people', 'puzzles', 'predictions', 'events'] as const;
export type DemoPart = (typeof demoParts)[number];

export const isDemoTeam = (teamId: string | null | undefined): boolean => teamId === demoTeamId;

/** Visitors may not change what others see. */
export const demoRefusal = (): Refusal => refuse('NotAllowed', { reason: 'demo' });
