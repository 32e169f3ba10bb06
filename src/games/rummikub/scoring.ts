// What is counted at the end: a joker in the hand costs thirty, any other tile its number; what the others lose, the winner gets.
import { joker, numberOf, type Tile } from './tiles.ts';

const jokerCost = 30;

export const costOf = (rack: readonly Tile[]): number =>
  rack.reduce((sum, tile) => sum + (tile === joker ? jokerCost : numberOf(tile)), 0);

/** What each hand costs more than the lowest; whoever has the lowest gets all of it, several of them equal parts. */
export function pointsOf(racks: readonly (readonly Tile[])[]): number[] {
  const costs = racks.map(costOf);
  const lowest = Math.min(...costs);
  const winners = costs.filter((cost) => cost === lowest).length;
  const lost = costs.reduce((sum, cost) => sum + cost - lowest, 0);
  return costs.map((cost) => (cost === lowest ? Math.floor(lost / winners) : lowest - cost));
}
