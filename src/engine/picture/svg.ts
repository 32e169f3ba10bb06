// SVG as text: elements out of a name, attributes and what is inside.

type Attributes = Readonly<Record<string, string | number | undefined>>;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '');

/** Thousandths are finer than any picture. */
const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 1_000) / 1_000) : safe(value);

/** Children are SVG; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const words = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${written(value)}"`],
  );
  const opening = `<${name}${words.join('')}`;
  return children.length === 0 ? `${opening}/>` : `${opening}>${children.join('')}</${name}>`;
}

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children);

export const circle = (cx: number, cy: number, r: number, attributes: Attributes): string =>
  element('circle', { cx, cy, r, ...attributes });

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });

/** From the first colour, above, to the second, below. */
export const fade = (
  id: string,
  top: string,
  bottom: string,
  towards: Attributes = { x2: 0, y2: 1 },
): string =>
  element(
    'linearGradient',
    { id, ...towards },
    element('stop', { 'stop-color': top }),
    element('stop', { offset: 1, 'stop-color': bottom }),
  );

/** Light from the upper left: of a face that is lit, plain from `plainFrom` on, and darker at its rim. */
export function shine(
  id: string,
  [light, body, shadow]: readonly [string, string, string],
  { plainFrom = 0.6, cy = '32%', r = '72%' } = {},
): string {
  return element(
    'radialGradient',
    { id, cx: '38%', cy, r },
    element('stop', { 'stop-color': light }),
    element('stop', { offset: plainFrom, 'stop-color': body }),
    element('stop', { offset: 1, 'stop-color': shadow }),
  );
}

/** A drawing of a hundred units a side that is placed by reference. */
export const symbol = (id: string, ...children: readonly string[]): string =>
  element('symbol', { id, viewBox: '0 0 100 100', overflow: 'visible' }, ...children);

export const placed = (
  id: string,
  {
    x,
    y,
    width,
    height,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  attributes: Attributes = {},
): string => element('use', { href: `#${id}`, x, y, width, height, ...attributes });
