// Rules of compiled styles: without those for right-to-left, and in the order in which Griffel would insert them.
import { type CSSBucketEntry, type CSSRulesByBucket, styleBucketOrdering } from '@griffel/core';
import { compareMediaQueries } from '../../src/client/base/theme/mediaOrder.ts';

export type ClassesBySlot = Readonly<Record<string, Readonly<Record<string, ClassName>>>>;
/** Zero takes a class away; a pair is for left-to-right and right-to-left. */
type ClassName = string | 0 | readonly [string, string];

/** Every language of the product is written from left to right. `mark`: see `ShortNames`. */
export function leftToRight(
  classes: ClassesBySlot,
  mark: (name: string) => string,
): Record<string, Record<string, string | 0>> {
  const ofSlot = (slot: Readonly<Record<string, ClassName>>) =>
    Object.fromEntries(
      Object.entries(slot).map(([property, name]): [string, string | 0] => {
        const used = typeof name === 'object' ? name[0] : name;
        return [mark(property), used === 0 ? 0 : mark(used)];
      }),
    );
  return Object.fromEntries(Object.entries(classes).map(([slot, names]) => [slot, ofSlot(names)]));
}

/** The classes that only right-to-left would use. */
export function mirroredIn(classes: ClassesBySlot): Set<string> {
  const names = Object.values(classes).flatMap((slot) => Object.values(slot));
  const used = new Set(names.flatMap((name) => (typeof name === 'object' ? [name[0]] : [name])));
  return new Set(names.flatMap((name) => (typeof name === 'object' && !used.has(name[1]) ? [name[1]] : [])));
}

export interface StyleRule {
  readonly css: string;
  readonly bucket: number;
  readonly media: string;
  readonly priority: number;
}

const order: readonly string[] = styleBucketOrdering;

export function rulesOf(rules: CSSRulesByBucket, mirrored: ReadonlySet<string>): StyleRule[] {
  const read = (bucket: string, entry: CSSBucketEntry): StyleRule => {
    const [css, about] = typeof entry === 'string' ? [entry, undefined] : entry;
    const media = about?.m ?? about?.x;
    return {
      css,
      bucket: order.indexOf(bucket),
      media: typeof media === 'string' ? media : '',
      priority: Number(about?.p ?? 0),
    };
  };
  return Object.entries(rules)
    .flatMap(([bucket, entries]) => (entries ?? []).map((entry) => read(bucket, entry)))
    .filter(({ css }) => ![...css.matchAll(/\.(\w+)/g)].some(([, name = '']) => mirrored.has(name)));
}

/** The text of a sheet that holds each rule once. */
export function sheetOf(rules: Iterable<StyleRule>): string {
  const once = new Map<string, StyleRule>();
  for (const rule of rules) if (!once.has(rule.css)) once.set(rule.css, rule);
  return [...once.values()]
    .sort(
      (one, other) =>
        one.bucket - other.bucket ||
        compareMediaQueries(one.media, other.media) ||
        one.priority - other.priority,
    )
    .map(({ css }) => css)
    .join('');
}
