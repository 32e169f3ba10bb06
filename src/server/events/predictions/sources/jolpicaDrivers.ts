// Who can be predicted in a coming race of Jolpica: the drivers of the season, each in the team last known.
import type * as z from 'zod/mini';
import type { Driver } from '../../../../contract/events/predictions.ts';
import { coloursOf } from './formula1.ts';
import type { DriverShape, JolpicaResult } from './jolpicaShapes.ts';

const shortTeam = (name: string): string =>
  name
    .replace(/^(?:RB F1 Team)$/, 'Racing Bulls')
    .replace(/ F1 Team$/, '')
    .replace(/^Sauber$/, 'Kick Sauber');

export function driverOf(driver: z.infer<typeof DriverShape>, builtBy: string): Driver {
  const { driverId, permanentNumber, code, givenName, familyName } = driver;
  const team = shortTeam(builtBy);
  return {
    driverId,
    code: code ?? familyName.slice(0, 3).toUpperCase(),
    number: permanentNumber === undefined ? null : Number(permanentNumber),
    name: `${givenName} ${familyName}`,
    team,
    colours: coloursOf(team),
  };
}

export const driversOfResults = (results: readonly JolpicaResult[]): Driver[] =>
  results.map(({ Driver: driver, Constructor: builder }) => driverOf(driver, builder.name));

/**
 * Everybody named in one of the lists, once, in the order of first mention. The first list that knows a driver's team
 * decides it: before the first race of a season no list of that season names teams.
 */
export function joinDrivers(lists: readonly (readonly Driver[])[]): Driver[] {
  const joined = new Map<string, Driver>();
  for (const driver of lists.flat()) {
    const before = joined.get(driver.driverId);
    if (!before || (before.team === '' && driver.team !== '')) joined.set(driver.driverId, driver);
  }
  return [...joined.values()];
}
