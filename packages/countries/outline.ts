// Draws the outline of a country: which of its parts are shown, seen from above its middle, without details nobody sees.

/** Degrees east and north. */
export type Place = readonly [x: number, y: number];
export type Ring = readonly Place[];
/** The outer ring first. */
export type Polygon = readonly Ring[];

type Vector = readonly [number, number, number];
type Point = readonly [number, number];

const radians = Math.PI / 180;
const earthKm = 6_371;

const vectorOf = ([x, y]: Place): Vector => [
  Math.cos(y * radians) * Math.cos(x * radians),
  Math.cos(y * radians) * Math.sin(x * radians),
  Math.sin(y * radians),
];

const placeOf = ([x, y, z]: Vector): Place => [
  Math.atan2(y, x) / radians,
  Math.atan2(z, Math.hypot(x, y)) / radians,
];

/** Kilometres east and north of a middle on Lambert's map of equal areas; right across the date line and near the poles. */
function seenFrom([middleX, middleY]: Place): (place: Place) => Point {
  const [sin, cos] = [Math.sin(middleY * radians), Math.cos(middleY * radians)];
  return ([x, y]) => {
    const [east, north] = [(x - middleX) * radians, y * radians];
    const ahead = Math.cos(north) * Math.cos(east);
    const scale = earthKm * Math.sqrt(2 / (1 + sin * Math.sin(north) + cos * ahead));
    return [scale * Math.cos(north) * Math.sin(east), scale * (cos * Math.sin(north) - sin * ahead)];
  };
}

/** The middle of the corners of a ring, on the globe: near enough to see it from. */
function nearMiddle(ring: Ring): Place {
  const vectors = ring.map(vectorOf);
  const sum = (at: 0 | 1 | 2) => vectors.reduce((all, vector) => all + vector[at], 0);
  return placeOf([sum(0), sum(1), sum(2)]);
}

/** Square kilometres: a reef that is drawn as a line has no middle of its own. */
const leastArea = 0.01;

function areaAndMiddle(points: readonly Point[]): { readonly area: number; readonly middle: Point } {
  let [twice, x, y] = [0, 0, 0];
  for (const [at, [x1, y1]] of points.entries()) {
    const [x2, y2] = points[(at + 1) % points.length] ?? [x1, y1];
    const cross = x1 * y2 - x2 * y1;
    twice += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  }
  return {
    area: Math.abs(twice) / 2,
    middle: Math.abs(twice) < leastArea ? [0, 0] : [x / (3 * twice), y / (3 * twice)],
  };
}

const outer = ([ring = []]: Polygon): Ring => ring;

function areaOf(polygon: Polygon): number {
  const ring = outer(polygon);
  return areaAndMiddle(ring.map(seenFrom(nearMiddle(ring)))).area;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.min(...points.map(([, y]) => y)),
  top: Math.max(...points.map(([, y]) => y)),
});

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
  top: Math.max(one.top, other.top),
});

const diagonalOf = ({ left, right, bottom, top }: Box): number => Math.hypot(right - left, top - bottom);

const gapBetween = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.bottom - other.top, other.bottom - one.top),
  );

const largePart = 0.16;
/** As parts of the diagonal of the picture without islands: how near they lie, and how far they may stretch it. */
const nearPart = 0.12;
const mostGrowth = 1.25;
const noGrowth = 1.02;

/** The parts in the picture: the largest, what is about a fifth of it, and what lies between or near those without stretching the picture. */
export function pictured(polygons: readonly Polygon[]): readonly Polygon[] {
  const sorted = polygons
    .map((polygon) => ({ polygon, area: areaOf(polygon) }))
    .toSorted((one, other) => other.area - one.area);
  const [largest] = sorted;
  if (!largest) return [];
  const look = seenFrom(nearMiddle(outer(largest.polygon)));
  const boxed = sorted.map(({ polygon, area }) => ({ polygon, area, box: boxOf(outer(polygon).map(look)) }));
  const shown = boxed.filter(({ area }) => area >= largest.area * largePart);
  let box = shown.map((each) => each.box).reduce(around);
  const first = diagonalOf(box);
  let rest = boxed.filter((each) => !shown.includes(each));
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const each of rest) {
      const grown = around(box, each.box);
      const isBetween = diagonalOf(grown) <= diagonalOf(box) * noGrowth;
      const isNear = shown.some((other) => gapBetween(each.box, other.box) <= first * nearPart);
      if (!isBetween && (!isNear || diagonalOf(grown) > first * mostGrowth)) continue;
      shown.push(each);
      box = grown;
      isGrowing = true;
    }
    rest = rest.filter((each) => !shown.includes(each));
  }
  return shown.map(({ polygon }) => polygon);
}

/** The middle of the area of these parts, as degrees north and east. */
export function middleOf(polygons: readonly Polygon[]): readonly [north: number, east: number] {
  const sum = [0, 0, 0];
  for (const polygon of polygons) {
    const ring = outer(polygon);
    const near = nearMiddle(ring);
    const { area, middle } = areaAndMiddle(ring.map(seenFrom(near)));
    const [x, y, z] = vectorOf(backFrom(near, middle));
    sum[0] = (sum[0] ?? 0) + x * area;
    sum[1] = (sum[1] ?? 0) + y * area;
    sum[2] = (sum[2] ?? 0) + z * area;
  }
  const [east, north] = placeOf([sum[0] ?? 0, sum[1] ?? 0, sum[2] ?? 0]);
  return [north, east];
}

/** The place that is seen at a point: the map of `seenFrom` the other way. */
function backFrom([middleX, middleY]: Place, [x, y]: Point): Place {
  const distance = Math.hypot(x, y);
  if (distance === 0) return [middleX, middleY];
  const angle = 2 * Math.asin(distance / (2 * earthKm));
  const [sin, cos] = [Math.sin(middleY * radians), Math.cos(middleY * radians)];
  const north = Math.asin(Math.cos(angle) * sin + (y * Math.sin(angle) * cos) / distance);
  const east = Math.atan2(x * Math.sin(angle), distance * cos * Math.cos(angle) - y * sin * Math.sin(angle));
  return [middleX + east / radians, north / radians];
}

const canvas = 400;
const edge = 6;
/** A country within another is a hole in it from this part of its area on: Lesotho, not San Marino. */
const leastHole = 0.01;
/** Corners and islands below these areas, in square units of the canvas, are left out. */
const leastCorner = 3.8;
const leastIsland = 5;
/** Where the path is longer, both are larger. */
const longest = 1_350;
const coarser = 1.25;

const triangle = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/** Visvalingam: again and again the corner goes whose triangle is the smallest. */
function simplified(points: readonly Point[], least: number): readonly Point[] {
  const left = [...points];
  const areaAt = (at: number): number => {
    const [before, here, after] = [left.at(at - 1), left[at], left[(at + 1) % left.length]];
    return before && here && after ? triangle(before, here, after) : 0;
  };
  const areas = left.map((_, at) => areaAt(at));
  while (left.length > 4) {
    let smallest = 0;
    for (let at = 1; at < areas.length; at++) if ((areas[at] ?? 0) < (areas[smallest] ?? 0)) smallest = at;
    if ((areas[smallest] ?? 0) >= least) break;
    left.splice(smallest, 1);
    areas.splice(smallest, 1);
    const before = (smallest - 1 + left.length) % left.length;
    const after = smallest % left.length;
    areas[before] = Math.max(areaAt(before), 0);
    areas[after] = Math.max(areaAt(after), 0);
  }
  return left;
}

/** From corner to corner in whole units, each step from the one before. */
function pathOf(points: readonly Point[]): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const corners = whole.filter(
    ([x, y], at) => at === 0 || x !== whole[at - 1]?.[0] || y !== whole[at - 1]?.[1],
  );
  const [first, ...rest] = corners;
  if (!first || rest.length < 2) return '';
  let [x, y] = first;
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x}${nextY - y < 0 ? '' : ' '}${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${first[0]} ${first[1]}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** The outline of these parts as a path in a square of 400. */
export function outlineOf(polygons: readonly Polygon[]): string {
  const [north, east] = middleOf(polygons);
  const look = seenFrom([east, north]);
  const rings = polygons.flatMap(([outline = [], ...holes]) => {
    const whole = outline.slice(0, -1).map(look);
    const least = areaAndMiddle(whole).area * leastHole;
    return [
      whole,
      ...holes.map((hole) => hole.slice(0, -1).map(look)).filter((hole) => areaAndMiddle(hole).area >= least),
    ];
  });
  const box = rings.map(boxOf).reduce(around);
  const scale = (canvas - 2 * edge) / Math.max(box.right - box.left, box.top - box.bottom);
  const place = ([x, y]: Point): Point => [
    canvas / 2 + (x - (box.left + box.right) / 2) * scale,
    canvas / 2 - (y - (box.bottom + box.top) / 2) * scale,
  ];
  const drawn = rings.map((ring) => ring.map(place)).map((points) => ({ points, ...areaAndMiddle(points) }));
  const largest = Math.max(...drawn.map(({ area }) => area));
  const pathAt = (factor: number): string => {
    const path = drawn
      .filter(({ area }) => area >= Math.min(leastIsland * factor, largest))
      .map(({ points }) => pathOf(simplified(points, leastCorner * factor)))
      .join('');
    return path.length > longest ? pathAt(factor * coarser) : path;
  };
  return pathAt(1);
}
