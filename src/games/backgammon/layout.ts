// Where everything lies on a backgammon board, lying (wide) or turned clockwise (narrow). Places are named by the near side.
import { type Area, squareAround } from '../../engine/picture/area.ts';
import { bar, off, opposite } from './position.ts';

/** A place of one side's checkers. */
export interface Place {
  readonly place: number;
  readonly isNear: boolean; // whose bar or tray; points are named by the near side
}

export interface Layout {
  readonly isNarrow: boolean;
  readonly size: { readonly width: number; readonly height: number };
  readonly checker: number;
  readonly halves: readonly Area[];
  cell(place: Place): Area;
  /** What is tinted when a checker came or went. */
  tint(place: Place): Area;
  triangle(point: number): string;
  number(point: number): Area;
  /** How many are borne off, at the inner end of the tray. */
  trayLabel(isNear: boolean): Area;
  /** The place of one checker of a stack, counted from the edge. */
  spot(place: Place, index: number, total: number): Area;
  dice(isNear: boolean): readonly [Area, Area];
  cube(owner: 'near' | 'far' | null): Area;
  note: Area;
}

/** Where a side's own place lies as the near side names it. */
export function seenFrom(nearSeat: number, seat: number, place: number): Place {
  const isNear = seat === nearSeat;
  const isPoint = place !== bar && place !== off;
  return { place: isPoint && !isNear ? opposite(place) : place, isNear };
}

interface Measures {
  readonly size: Layout['size'];
  /** Across the points: twelve lanes with the bar between. */
  readonly lanes: { readonly start: number; readonly width: number; readonly bar: number };
  /** Along the points, from the far edge to the near one. */
  readonly edges: { readonly far: number; readonly near: number };
  readonly point: number; // length
  readonly checker: number;
  readonly tray: { readonly start: number; readonly width: number; readonly step: number };
  readonly cube: number;
  readonly die: number;
}

const lying: Measures = {
  size: { width: 1000, height: 640 },
  lanes: { start: 14, width: 69, bar: 72 },
  edges: { far: 18, near: 622 },
  point: 262,
  checker: 63,
  tray: { start: 920, width: 66, step: 15 },
  cube: 38,
  die: 58,
};

const turned: Measures = {
  size: { width: 280, height: 512 },
  lanes: { start: 7, width: 36, bar: 30 },
  edges: { far: 273, near: 7 },
  point: 110,
  checker: 32,
  tray: { start: 475, width: 30, step: 3.2 },
  cube: 20,
  die: 32,
};

/** The lane of a point, from the left (lying) or the top (turned). */
const laneOf = (point: number): number => (point <= 12 ? 12 - point : point - 13);

const isShared = (place: number): boolean => place !== bar && place !== off;
const isNearEdge = ({ place, isNear }: Place): boolean => (isShared(place) ? place <= 12 : isNear);

/** Lengths run across the lanes; depths are counted from an edge inward. */
class MeasuredLayout implements Layout {
  readonly isNarrow: boolean;
  readonly size: Layout['size'];
  readonly checker: number;
  readonly halves: readonly Area[];
  readonly note: Area;
  private readonly by: Measures;
  private readonly half: number;

  constructor(measures: Measures, isNarrow: boolean) {
    this.by = measures;
    this.isNarrow = isNarrow;
    this.size = measures.size;
    this.checker = measures.checker;
    const { lanes, edges } = measures;
    this.half = Math.abs(edges.far - edges.near) / 2;
    const halfOf = (lane: number, from: number, to: number) =>
      this.area(this.laneStart(lane), 6 * lanes.width, this.inward(true, from), this.inward(true, to));
    this.halves = [halfOf(0, 0, 2 * this.half), halfOf(6, 0, 2 * this.half)];
    this.note = halfOf(0, this.half - 20, this.half + 20);
  }

  cell(at: Place): Area {
    return this.reaching(at, at.place === off ? this.half - 3 : this.half);
  }

  tint(at: Place): Area {
    return isShared(at.place) ? this.reaching(at, this.by.point + 12) : this.cell(at);
  }

  triangle(point: number): string {
    const near = point <= 12;
    const [start, width] = this.strip(point);
    const corner = (share: number, depth: number) => {
      const [across, along] = [start + width * share, this.inward(near, depth)];
      return this.isNarrow ? `${along},${across}` : `${across},${along}`;
    };
    return [corner(0.04, 0), corner(0.96, 0), corner(0.5, this.by.point)].join(' ');
  }

  number(point: number): Area {
    const [start, width] = this.strip(point);
    const near = point <= 12;
    return this.area(start, width, this.inward(near, 0), this.inward(near, -this.by.edges.far));
  }

  trayLabel(isNear: boolean): Area {
    const { tray } = this.by;
    const end = this.half - 3;
    const label = this.isNarrow ? 46 : 34;
    return this.area(tray.start, tray.width, this.inward(isNear, end - label), this.inward(isNear, end));
  }

  spot(at: Place, index: number, total: number): Area {
    const [start, width] = this.strip(at.place);
    const depth = this.depthOf(at.place, index, total);
    return this.dot(start + width / 2, this.inward(isNearEdge(at), depth), this.checker);
  }

  dice(isNear: boolean): readonly [Area, Area] {
    const { lanes, die } = this.by;
    const centre = this.laneStart(isNear ? 6 : 0) + 3 * lanes.width;
    const middle = this.inward(true, this.half);
    return [this.dot(centre - die * 0.62, middle, die), this.dot(centre + die * 0.62, middle, die)];
  }

  cube(owner: 'near' | 'far' | null): Area {
    const { lanes, cube } = this.by;
    const depth = owner === null ? this.half : cube * 0.75;
    return this.dot(this.laneStart(6) - lanes.bar / 2, this.inward(owner !== 'far', depth), cube);
  }

  private laneStart(lane: number): number {
    const { start, width, bar: between } = this.by.lanes;
    return start + lane * width + (lane > 5 ? between : 0);
  }

  private strip(place: number): readonly [start: number, width: number] {
    const { lanes, tray } = this.by;
    if (place === off) return [tray.start, tray.width];
    if (place === bar) return [this.laneStart(6) - lanes.bar, lanes.bar];
    return [this.laneStart(laneOf(place)), lanes.width];
  }

  private inward(isNear: boolean, depth: number): number {
    const { near, far } = this.by.edges;
    return isNear ? near + Math.sign(far - near) * depth : far + Math.sign(near - far) * depth;
  }

  private area(start: number, width: number, a: number, b: number): Area {
    const [from, extent] = [Math.min(a, b), Math.abs(b - a)];
    return this.isNarrow
      ? { x: from, y: start, width: extent, height: width }
      : { x: start, y: from, width, height: extent };
  }

  private dot(across: number, along: number, size: number): Area {
    return this.isNarrow ? squareAround(along, across, size) : squareAround(across, along, size);
  }

  private reaching(at: Place, depth: number): Area {
    const near = isNearEdge(at);
    const [start, width] = this.strip(at.place);
    return this.area(start, width, this.inward(near, 0), this.inward(near, depth));
  }

  /** Stacks grow from the edge, on the bar from the middle; a full one lies closer together. */
  private depthOf(place: number, index: number, total: number): number {
    const { checker, cube, point, tray } = this.by;
    if (place === off) return checker / 2 + 2 + index * tray.step;
    const room = place === bar ? this.half - cube - checker : point + 4 - checker;
    const step = Math.min(checker, room / Math.max(1, total - 1));
    return place === bar
      ? this.half - cube * 0.8 - checker / 2 - index * step
      : checker / 2 + 1 + index * step;
  }
}

const layouts = { wide: new MeasuredLayout(lying, false), narrow: new MeasuredLayout(turned, true) };

export const layoutFor = (isNarrow: boolean): Layout => (isNarrow ? layouts.narrow : layouts.wide);
