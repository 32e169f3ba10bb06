// Calls of the content service: all badges with their texts and pictures.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

const words = z.object({ en: z.string(), tr: z.string() });

export const Achievement = z.object({
  idprod: z.number(),
  Order: z.number(),
  key: z.string(),
  xp: z.number(),
  image: field.image,
  title: words,
  text: words,
});
export type Achievement = z.infer<typeof Achievement>;

export interface Wanted {
  readonly start: number;
  readonly limit: number;
  /** Only these; null: all. */
  readonly idprods: readonly number[] | null;
}

const most = 100;
const filter = /^filters\[idprod\]\[\$in\]\[\d{1,2}\]$/;
const noneWanted = 'filters[idprod][$in]';

const isNumber = (text: string): boolean => /^\d{1,6}$/.test(text);

/** What may be asked, and with which values; everything else is refused. */
const asked: Readonly<Record<string, (value: string) => boolean>> = {
  sort: (value) => value === 'Order',
  populate: (value) => value === '*',
  'pagination[start]': isNumber,
  'pagination[limit]': (value) => isNumber(value) && Number(value) >= 1 && Number(value) <= most,
  [noneWanted]: (value) => value === '',
};

const isAllowed = ([name, value]: [string, unknown]): boolean =>
  typeof value === 'string' &&
  (filter.test(name) ? isNumber(value) : Object.hasOwn(asked, name) && asked[name]?.(value) === true);

/** Every name in it is looked at, also those that a schema of records would skip. */
const isQuery = (query: unknown): boolean => Object.entries(Object(query)).every(isAllowed);

function wantedBy(query: Readonly<Record<string, string>>): Wanted {
  const listed = Object.entries(query).filter(([name]) => filter.test(name));
  const isFiltered = listed.length > 0 || noneWanted in query;
  return {
    start: Number(query['pagination[start]'] ?? 0),
    limit: Number(query['pagination[limit]'] ?? most),
    idprods: isFiltered ? listed.map(([, value]) => Number(value)) : null,
  };
}

export const achievements = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/achievements',
  summary: 'All badges by their order, or those of a list of numbers',
  access: 'public',
  rate: ['PUB'],
  query: z.pipe(
    z.custom<Readonly<Record<string, string>>>(isQuery, { error: 'query' }),
    z.transform(wantedBy),
  ),
  answer: z.array(Achievement),
});
