// The agenda of this server: every feature that puts something on it.
import { type AgendaDeps, type EventsFor, eventsFor } from '../../events/agenda/eventsFor.ts';
import { predictionEvents } from '../../events/predictions/events.ts';
import { triviaEvents } from '../../events/trivia/events.ts';
import { puzzleEvents } from '../../puzzles/attempts/events.ts';
import type { Services } from './services.ts';

export function agendaOf(services: Services): AgendaDeps {
  const { clock, bingoAgenda, tournamentAgenda } = services;
  return {
    clock,
    sources: [
      puzzleEvents(services),
      triviaEvents(services),
      bingoAgenda,
      tournamentAgenda,
      predictionEvents(services),
    ],
  };
}

export const eventsForOf =
  (services: Services): EventsFor =>
  (viewer) =>
    eventsFor(agendaOf(services), viewer);
