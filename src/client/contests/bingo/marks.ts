// What somebody has marked on their cards: a memory aid of this device, kept while the session lasts.
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { browserStorage } from '../../session/browserStorage.ts';

const Kept = z.object({
  bingo: z.optional(z.string()),
  marks: z.optional(z.array(z.number())),
  isAuto: z.optional(z.boolean()),
  isSpoken: z.optional(z.boolean()),
});

function kept(): z.infer<typeof Kept> {
  const read = Kept.safeParse(browserStorage.read('bingo'));
  return read.success ? read.data : {};
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

/** What is chosen on this device for every session. */
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
