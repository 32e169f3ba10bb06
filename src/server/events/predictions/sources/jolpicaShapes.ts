// The answers of Jolpica, in the shapes of Ergast: every value is a text.
import * as z from 'zod/mini';

export const Session = z.object({ date: z.string(), time: z.optional(z.string()) });
export const DriverShape = z.object({
  driverId: z.string(),
  permanentNumber: z.optional(z.string()),
  code: z.optional(z.string()),
  givenName: z.string(),
  familyName: z.string(),
});
const JolpicaResult = z.object({
  position: z.string(),
  positionText: z.string(),
  Driver: DriverShape,
  Constructor: z.object({ name: z.string() }),
  FastestLap: z.optional(z.object({ rank: z.optional(z.string()) })),
});
export type JolpicaResult = z.infer<typeof JolpicaResult>;
const JolpicaRace = z.extend(Session, {
  round: z.string(),
  raceName: z.string(),
  Circuit: z.object({ circuitName: z.string(), Location: z.object({ country: z.string() }) }),
  Qualifying: z.optional(Session),
  Results: z.optional(z.array(JolpicaResult)),
  QualifyingResults: z.optional(z.array(z.object({ position: z.string(), Driver: DriverShape }))),
});
export type JolpicaRace = z.infer<typeof JolpicaRace>;
export const Races = z.object({ MRData: z.object({ RaceTable: z.object({ Races: z.array(JolpicaRace) }) }) });
export const Standings = z.object({
  MRData: z.object({
    StandingsTable: z.object({
      StandingsLists: z.array(
        z.object({
          DriverStandings: z.array(
            z.object({ Driver: DriverShape, Constructors: z.array(z.object({ name: z.string() })) }),
          ),
        }),
      ),
    }),
  }),
});
export const SeasonDrivers = z.object({
  MRData: z.object({ DriverTable: z.object({ Drivers: z.array(DriverShape) }) }),
});
