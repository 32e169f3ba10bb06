// A brand ramp of sixteen colours from one key colour, with fixed lightness, so that every hue stays readable.

export const rampSteps = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160] as const;
type RampStep = (typeof rampSteps)[number];
export type Ramp = Readonly<Record<RampStep, string>>;

/** Topla's own brand ramp, petrol. */
export const topla: Ramp = {
  10: '#00171f',
  20: '#00232d',
  30: '#01303b',
  40: '#013d49',
  50: '#014a58',
  60: '#005866',
  70: '#016574',
  80: '#007482',
  90: '#048d9d',
  100: '#2fa8b5',
  110: '#55b4bf',
  120: '#73c0c6',
  130: '#95cdd1',
  140: '#b3dcde',
  150: '#cbeaea',
  160: '#e0f8f8',
};

const lightness: Readonly<Record<RampStep, number>> = {
  10: 0.19,
  20: 0.238,
  30: 0.284,
  40: 0.332,
  50: 0.378,
  60: 0.424,
  70: 0.466,
  80: 0.512,
  90: 0.59,
  100: 0.672,
  110: 0.718,
  120: 0.76,
  130: 0.812,
  140: 0.866,
  150: 0.914,
  160: 0.962,
};

interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number; // degrees
}

type Triple = readonly [number, number, number];

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

function channels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function toOklch(hex: string): Oklch {
  const [red, green, blue] = channels(hex).map(toLinear);
  const [r, g, b] = [red ?? 0, green ?? 0, blue ?? 0];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  };
}

/** Linear RGB of an OKLCH colour; values outside 0…1 are out of gamut. */
function toLight({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const canBeShown = (light: Triple) => light.every((part) => part >= -0.0002 && part <= 1.0002);

const toHex = (light: Triple) =>
  `#${light
    .map((part) => Math.round(fromLinear(Math.min(1, Math.max(0, part))) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** The colour, with less chroma where it is out of gamut. */
function shown(colour: Oklch): string {
  if (canBeShown(toLight(colour))) return toHex(toLight(colour));
  let [fits, exceeds] = [0, colour.c];
  for (let halving = 0; halving < 20; halving++) {
    const c = (fits + exceeds) / 2;
    if (canBeShown(toLight({ ...colour, c }))) fits = c;
    else exceeds = c;
  }
  return toHex(toLight({ ...colour, c: fits }));
}

function chroma(l: number, most: number): number {
  const [floor, width] = l < 0.6 ? [0.3, 0.26] : [0.14, 0.235];
  return most * (floor + (1 - floor) * Math.exp(-(((l - 0.6) / width) ** 2)));
}

/** The ramp of a team's own colour. */
export function rampFrom(key: string): Ramp {
  const { c, h } = toOklch(key);
  const most = Math.min(0.2, 1.1 * c);
  const step = (at: RampStep) => {
    const l = lightness[at];
    return shown({ l, c: chroma(l, most), h: h + 8 - (16 * (at - 10)) / 150 });
  };
  return {
    10: step(10),
    20: step(20),
    30: step(30),
    40: step(40),
    50: step(50),
    60: step(60),
    70: step(70),
    80: step(80),
    90: step(90),
    100: step(100),
    110: step(110),
    120: step(120),
    130: step(130),
    140: step(140),
    150: step(150),
    160: step(160),
  };
}
