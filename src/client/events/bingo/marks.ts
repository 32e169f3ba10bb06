// What somebody has marked on their cards: a memory aid of this device, kept while the game lasts.
import { useEffect, useState } from 'react';
import { browserStorage } from '../../base/session/browserStorage.ts';

interface Kept {
  readonly bingo?: string;
  readonly marks?: readonly number[];
  readonly isAuto?: boolean;
  readonly isSpoken?: boolean;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Read by hand: a schema would be more than the rest of it. */
function kept(): Kept {
  const { bingo, marks, isAuto, isSpoken } = Object(browserStorage.read('bingo'));
  return {
    bingo: typeof bingo === 'string' ? bingo : '',
    marks: Array.isArray(marks) ? marks.filter(isNumber) : [],
    isAuto: isAuto === true,
    isSpoken: isSpoken === true,
  };
}

interface Marks {
  readonly marked: ReadonlySet<number>;
  toggle(number: number): void;
}

export function useMarks(bingo: string): Marks {
  const [marks, setMarks] = useState<readonly number[]>(() => {
    const { bingo: of, marks: known = [] } = kept();
    return of === bingo ? known : [];
  });
  useEffect(() => {
    if (marks.length > 0) browserStorage.write('bingo', { ...kept(), bingo, marks });
  }, [bingo, marks]);
  return {
    marked: new Set(marks),
    toggle: (number) =>
      setMarks((known) =>
        known.includes(number) ? known.filter((each) => each !== number) : [...known, number],
      ),
  };
}

/** What is chosen on this device for every game. */
export function useOwnChoice(name: 'isAuto' | 'isSpoken'): [boolean, (chosen: boolean) => void] {
  const [chosen, choose] = useState(() => kept()[name] ?? false);
  return [
    chosen,
    (next) => {
      choose(next);
      browserStorage.write('bingo', { ...kept(), [name]: next });
    },
  ];
}
