// The map puzzle: a country by its outline in six guesses, each answered by distance and direction; then its capital and flag.
import type { ExtraChoice, ExtraRound } from '../../engine/extraRounds.ts';
import { mapOutcome, mapShare } from '../../engine/mapPuzzle.ts';
import type { PuzzleDefinition } from '../../engine/puzzle.ts';
import type { Random } from '../../engine/random.ts';
import { readTyped } from '../../kit/rows.ts';
import { chosen, onlyFields } from '../../kit/settings.ts';
import { drawUnrepeated } from '../../kit/unrepeated.ts';
import { type AskedCountry, asked } from './asked.ts';
import { facts } from './facts.ts';
import { codeOf, nameOf } from './finding.ts';
import { flagLines } from './flags.ts';
import { directionFrom, kmBetween, middleOf, nearness } from './globe.ts';
import { linesByCode } from './lines.ts';
import { outlineLines } from './outlines.ts';
import { type GeoPuzzle, grades, type MapGrade, type Puzzle } from './shapes.ts';

const maxGuesses = 6;
const pointsOfExtra = 10;

/** From Sunday on: harder from Monday to Friday. */
const rising: readonly MapGrade[] = ['medium', 'easy', 'easy', 'medium', 'medium', 'hard', 'medium'];

const outlines = linesByCode(outlineLines);
const flags = linesByCode(flagLines);

/** A country comes again once most others of its grade have been asked for: three quarters leave room for chance. */
const restPart = 0.75;

function draw(grade: MapGrade, random: Random, recent: readonly Puzzle[]): string {
  const pool = asked.filter((each) => each.grade === grade).map(({ code }) => code);
  const earlier = recent.filter((each) => each.grade === grade).map(({ code }) => code);
  const resting = new Set(earlier.slice(0, Math.floor(pool.length * restPart)));
  return drawUnrepeated(pool, (code) => code, resting, random);
}

const choicesOffered = 4;
const neighbours = 12;

/** Flags that are hard to tell apart are not offered beside each other. */
const alike = [
  ['RO', 'TD'],
  ['ID', 'PL'],
  ['NL', 'LU'],
  ['AU', 'NZ'],
  ['SI', 'SK'],
  ['SN', 'ML'],
];
const areAlike = (one: string, other: string): boolean =>
  alike.some((pair) => pair.includes(one) && pair.includes(other));

/** The right one and three of the countries around it. */
function offered(code: string, random: Random, fits: (other: string) => boolean): readonly string[] {
  const middle = middleOf(code);
  const near = asked
    .map((each) => each.code)
    .filter((other) => other !== code && fits(other))
    .toSorted((one, other) => kmBetween(middle, middleOf(one)) - kmBetween(middle, middleOf(other)))
    .slice(0, neighbours);
  return random.shuffle([code, ...random.shuffle(near).slice(0, choicesOffered - 1)]);
}

const byCode: ReadonlyMap<string, AskedCountry> = new Map(asked.map((each) => [each.code, each]));

const capitalOf = (code: string): ExtraChoice => ({
  words: byCode.get(code)?.capital ?? null,
  picture: null,
  colours: [],
});

function flagOf(code: string): ExtraChoice {
  const [picture, ...colours] = (flags.get(code) ?? '').split(' ');
  return { words: null, picture: `/flags/${picture}.svg`, colours };
}

const extraRound = (
  kind: string,
  code: string,
  codes: readonly string[],
  choiceOf: (code: string) => ExtraChoice,
): ExtraRound => ({
  kind,
  choices: codes.map(choiceOf),
  right: codes.indexOf(code),
  points: pointsOfExtra,
});

export const geoPuzzle: PuzzleDefinition<GeoPuzzle> = {
  id: facts.id,
  family: 'map',
  version: 1,
  ruleSets: { standard: { grade: 'easy' }, medium: { grade: 'medium' }, hard: { grade: 'hard' } },
  modes: { standard: {} },

  readRules(settings, weekday) {
    const fields = onlyFields(settings, ['grade']);
    const grade = fields && chosen(fields.grade, ['rising', ...grades]);
    return grade === null ? null : { grade: grade === 'rising' ? (rising[weekday] ?? 'medium') : grade };
  },
  readMode(_, options) {
    const fields = onlyFields(options, ['hardMode']);
    return fields && chosen(fields.hardMode, [false]) === false ? {} : null;
  },

  make({ grade }, random, _, recent) {
    const code = draw(grade, random, recent);
    return {
      grade,
      code,
      outline: outlines.get(code) ?? '',
      capitals: offered(code, random, () => true),
      flags: offered(code, random, (other) => !areAlike(code, other)),
    };
  },
  face: ({ grade, outline }) => ({ grade, maxGuesses, outline }),
  answer: ({ code }) => nameOf(code),

  refusal(_, { tries }, guess) {
    const code = codeOf(guess);
    if (code === null) return 'unknown';
    return tries.some(({ mark }) => mark.place === code) ? 'repeated' : null;
  },
  mark({ code }, guess) {
    const place = codeOf(guess) ?? '';
    if (place === code) return { place, km: 0, percent: 100, direction: null };
    const [from, to] = [middleOf(place), middleOf(code)];
    const km = kmBetween(from, to);
    return { place, km: Math.round(km), percent: nearness(km), direction: directionFrom(from, to) };
  },
  outcome: (face, { tries }) => mapOutcome(face, tries),
  share: (face, { tries }) => mapShare(face, tries),
  badges: ({ guesses }) => ['mapFirst', ...(guesses !== null && guesses <= 3 ? ['mapThree'] : [])],
  extraRounds: ({ code, capitals, flags: offeredFlags }) => [
    extraRound('capital', code, capitals, capitalOf),
    extraRound('flag', code, offeredFlags, flagOf),
  ],

  readGuess: readTyped,
};
