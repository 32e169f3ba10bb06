// Special-event prediction: what is stored about questions, as the rules read it.
import type { ContestItem, ItemWords, StoredEntry } from '../../engine/contest.ts';
import { fieldsOf } from '../../kit/wire.ts';

interface Option {
  readonly id: string;
  readonly name: string;
}

export function optionsIn({ about }: ContestItem): readonly Option[] {
  const { options } = fieldsOf(about);
  if (!Array.isArray(options)) return [];
  return options.map((each: unknown) => {
    const { optionId, text } = fieldsOf(each);
    return { id: String(optionId), name: String(text) };
  });
}

export const isMulti = ({ about }: ContestItem): boolean => fieldsOf(about).choice === 'multi';

export const setupFrom = (items: readonly ContestItem[]): unknown => ({
  questions: items.map((item) => {
    const { choice, points } = fieldsOf(item.about);
    const optionIds = optionsIn(item).map(({ id }) => id);
    return { questionId: item.id, kind: choice, optionIds, points, locksAt: item.locksAt };
  }),
});

export const entryFrom = (entries: readonly StoredEntry[]): unknown => ({
  answers: entries.map(({ itemId, entry }) => ({
    questionId: itemId,
    optionIds: fieldsOf(entry).optionIds,
  })),
});

export const truthFrom = ({ id, truth, isVoid }: ContestItem): unknown => ({
  outcomes: [{ questionId: id, right: fieldsOf(truth).right ?? [], isVoid }],
});

export const wordsOf = (item: ContestItem): ItemWords => ({
  name: String(fieldsOf(item.about).text),
  choices: optionsIn(item),
  isMulti: isMulti(item),
});
