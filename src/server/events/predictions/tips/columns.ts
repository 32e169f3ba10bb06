// The columns of the grid of tips: one of each match, or of each part of a race, and how a tip of it is judged. Pure.
import type { Tip, TipColumn } from '../../../../contract/events/predictionBoards.ts';
import type { Podium } from '../../../../contract/events/predictions.ts';
import type { Goals, ItemAbout, ItemEntry } from '../../../base/storage/schema/predictions.ts';
import type { Item } from '../items.ts';

interface JudgedColumn {
  readonly itemId: string;
  readonly column: TipColumn;
  tipFrom(entry: ItemEntry): Tip | null;
}

type Column = Pick<Item, 'id' | 'about' | 'truth' | 'isVoid'>;
type MatchAbout = Extract<ItemAbout, { readonly home: unknown }>;
type RaceAbout = Extract<ItemAbout, { readonly drivers: unknown }>;

const goalsInWords = ({ home, away }: Goals): string => `${home} : ${away}`;

const judged = (tip: Goals, truth: Goals): Tip['mark'] => {
  if (tip.home === truth.home && tip.away === truth.away) return 'exact';
  return Math.sign(tip.home - tip.away) === Math.sign(truth.home - truth.away) ? 'right' : 'wrong';
};

function ofMatch(item: Column, { home, away }: MatchAbout): JudgedColumn {
  const truth = !item.isVoid && item.truth && 'home' in item.truth ? item.truth : null;
  return {
    itemId: item.id,
    column: {
      id: item.id,
      short: `${home.code} – ${away.code}`,
      name: `${home.name} – ${away.name}`,
      result: truth && goalsInWords(truth),
    },
    tipFrom: (entry) =>
      'home' in entry ? { value: goalsInWords(entry), mark: truth && judged(entry, truth) } : null,
  };
}

const parts: readonly (keyof Podium)[] = ['first', 'second', 'third', 'pole', 'fastestLap'];

function ofRace(item: Column, { drivers }: RaceAbout): JudgedColumn[] {
  const truth = !item.isVoid && item.truth && 'first' in item.truth ? item.truth : null;
  const codeOf = (driverId: string): string =>
    drivers.find((driver) => driver.driverId === driverId)?.code ?? driverId;
  return parts.map((part) => {
    const right = truth?.[part] ?? null;
    return {
      itemId: item.id,
      column: { id: part, short: null, name: null, result: right === null ? null : codeOf(right) },
      tipFrom: (entry) =>
        'first' in entry
          ? { value: codeOf(entry[part]), mark: truth && (entry[part] === right ? 'exact' : 'wrong') }
          : null,
    };
  });
}

/** Questions have no columns: their answers are sentences. */
export function columnsOf(items: readonly Column[]): JudgedColumn[] {
  return items.flatMap((item) => {
    if ('drivers' in item.about) return ofRace(item, item.about);
    return 'home' in item.about ? [ofMatch(item, item.about)] : [];
  });
}
