// Which stored race each race of an answer is: Jolpica numbers a season anew when a race is cancelled. Pure.
import type { JolpicaRace } from './jolpicaShapes.ts';
import type { SourceItem } from './source.ts';

/** A race of an answer, with the id it is stored under. */
export interface KnownRace {
  readonly id: string;
  readonly race: JolpicaRace;
}

type Likeness = (item: SourceItem, race: JolpicaRace) => boolean;

const hasCircuit: Likeness = ({ about }, { Circuit }) =>
  'circuit' in about && about.circuit === Circuit.circuitName;
const hasName: Likeness = ({ about }, { raceName }) => 'name' in about && about.name === raceName;

/** The surest first: a race may get another name, or be driven elsewhere. */
const likenesses: readonly Likeness[] = [
  (item, race) => hasCircuit(item, race) && hasName(item, race),
  hasCircuit,
  hasName,
];

/** A race that is stored keeps its id, whatever its number is now; a new one gets an id that no other has had. */
export function knownRaces(races: readonly JolpicaRace[], stored: readonly SourceItem[]): KnownRace[] {
  const ids = new Map<JolpicaRace, string>();
  const left = new Set(stored);
  for (const isLike of likenesses)
    for (const race of races) {
      const item = ids.has(race) ? undefined : [...left].find((each) => isLike(each, race));
      if (!item) continue;
      ids.set(race, item.id);
      left.delete(item);
    }
  const taken = new Set(stored.map(({ id }) => id));
  return races.map((race) => {
    const id = ids.get(race) ?? freeId(Number(race.round), taken);
    taken.add(id);
    return { id, race };
  });
}

function freeId(round: number, taken: ReadonlySet<string>): string {
  let number = round;
  while (taken.has(`race-${number}`)) number++;
  return `race-${number}`;
}

/**
 * The stored races that were cancelled: they are missing, and one after them has a lower number than before. A race
 * that is only missing stays as it is, and so do all of them where the numbers have gaps: such an answer is not whole.
 */
export function cancelledRaces(known: readonly KnownRace[], stored: readonly SourceItem[]): SourceItem[] {
  const isWhole = known.every(({ race }, at) => Number(race.round) === at + 1);
  if (!isWhole) return [];
  const rounds = new Map(known.map(({ id, race }) => [id, Number(race.round)]));
  const movedUp = stored.filter(({ id, stageNumber }) => {
    const round = rounds.get(id);
    return round !== undefined && stageNumber !== null && round < stageNumber;
  });
  const lastMoved = Math.max(...movedUp.map(({ startsAt }) => startsAt));
  return stored
    .filter(({ id, truth, startsAt }) => !rounds.has(id) && truth === null && startsAt < lastMoved)
    .map((item) => ({ ...item, status: 'void' }));
}
