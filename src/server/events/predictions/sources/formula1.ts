// The Formula 1 season 2025, shipped: calendar, line-ups and results, race by race.
import type { Driver, OfficialPodium } from '../../../../contract/events/predictions.ts';
import type { SourceItem } from './source.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** After the start a classification is there. */
const drivenMs = 3 * hourMs;

const teamColours: Readonly<Record<string, [string, string]>> = {
  McLaren: ['#f58020', '#1d1d1f'],
  Mercedes: ['#27bfae', '#1d1d1f'],
  'Red Bull': ['#1f3a7a', '#d9303a'],
  Ferrari: ['#c8202f', '#f5d130'],
  Williams: ['#2f6fd0', '#ffffff'],
  'Racing Bulls': ['#5f7fe0', '#ffffff'],
  'Aston Martin': ['#1f6f5c', '#c9d130'],
  Haas: ['#b0b5ba', '#c8202f'],
  'Kick Sauber': ['#3fbf3f', '#1d1d1f'],
  Alpine: ['#2f8fe0', '#f08fc0'],
};
const grey: [string, string] = ['#5c6468', '#ffffff'];
export const coloursOf = (team: string): [string, string] => teamColours[team] ?? grey;

/** Code, number, name, team, and the rounds where it is not all of them. */
const seats = `NOR|4|Lando Norris|McLaren
PIA|81|Oscar Piastri|McLaren
RUS|63|George Russell|Mercedes
ANT|12|Kimi Antonelli|Mercedes
VER|1|Max Verstappen|Red Bull
LAW|30|Liam Lawson|Red Bull|1-2
TSU|22|Yuki Tsunoda|Red Bull|3-24
LEC|16|Charles Leclerc|Ferrari
HAM|44|Lewis Hamilton|Ferrari
ALB|23|Alexander Albon|Williams
SAI|55|Carlos Sainz|Williams
HAD|6|Isack Hadjar|Racing Bulls
TSU|22|Yuki Tsunoda|Racing Bulls|1-2
LAW|30|Liam Lawson|Racing Bulls|3-24
ALO|14|Fernando Alonso|Aston Martin
STR|18|Lance Stroll|Aston Martin
OCO|31|Esteban Ocon|Haas
BEA|87|Oliver Bearman|Haas
HUL|27|Nico Hülkenberg|Kick Sauber
BOR|5|Gabriel Bortoleto|Kick Sauber
GAS|10|Pierre Gasly|Alpine
DOO|7|Jack Doohan|Alpine|1-6
COL|43|Franco Colapinto|Alpine|7-24`
  .split('\n')
  .map((line) => line.split('|'));

const driversIn = (round: number): Driver[] =>
  seats.flatMap(([code = '', number, name = '', team = '', rounds = '1-24']) => {
    const [from = 1, to = 24] = rounds.split('-').map(Number);
    if (round < from || round > to) return [];
    return [{ driverId: code, code, number: Number(number), name, team, colours: coloursOf(team) }];
  });

/** Start in UTC; first, second, third, pole, fastest lap; name; circuit; country. */
const races = `03-16T04:00|NOR VER RUS NOR NOR|Australian Grand Prix|Albert Park|Australia
03-23T07:00|PIA NOR RUS PIA NOR|Chinese Grand Prix|Shanghai|China
04-06T05:00|VER NOR PIA VER ANT|Japanese Grand Prix|Suzuka|Japan
04-13T15:00|PIA RUS NOR PIA PIA|Bahrain Grand Prix|Sakhir|Bahrain
04-20T17:00|PIA VER LEC VER NOR|Saudi Arabian Grand Prix|Jeddah|Saudi Arabia
05-04T20:00|PIA NOR RUS VER NOR|Miami Grand Prix|Miami|United States
05-18T13:00|VER NOR PIA PIA VER|Emilia-Romagna Grand Prix|Imola|Italy
05-25T13:00|NOR LEC PIA NOR NOR|Monaco Grand Prix|Monte Carlo|Monaco
06-01T13:00|PIA NOR LEC PIA PIA|Spanish Grand Prix|Barcelona|Spain
06-15T18:00|RUS VER ANT RUS RUS|Canadian Grand Prix|Montreal|Canada
06-29T13:00|NOR PIA LEC NOR PIA|Austrian Grand Prix|Spielberg|Austria
07-06T14:00|NOR PIA HUL VER PIA|British Grand Prix|Silverstone|Great Britain
07-27T13:00|PIA NOR LEC NOR ANT|Belgian Grand Prix|Spa-Francorchamps|Belgium
08-03T13:00|NOR PIA RUS LEC RUS|Hungarian Grand Prix|Hungaroring|Hungary
08-31T13:00|PIA VER HAD PIA PIA|Dutch Grand Prix|Zandvoort|Netherlands
09-07T13:00|VER NOR PIA VER NOR|Italian Grand Prix|Monza|Italy
09-21T11:00|VER RUS SAI VER VER|Azerbaijan Grand Prix|Baku|Azerbaijan
10-05T12:00|RUS VER NOR RUS HAM|Singapore Grand Prix|Marina Bay|Singapore
10-19T19:00|VER NOR LEC VER ANT|United States Grand Prix|Austin|United States
10-26T20:00|NOR LEC VER NOR RUS|Mexico City Grand Prix|Mexico City|Mexico
11-09T17:00|NOR ANT VER NOR ALB|São Paulo Grand Prix|Interlagos|Brazil
11-23T04:00|VER RUS ANT NOR VER|Las Vegas Grand Prix|Las Vegas|United States
11-30T16:00|VER PIA SAI PIA PIA|Qatar Grand Prix|Lusail|Qatar
12-07T13:00|VER PIA NOR VER LEC|Abu Dhabi Grand Prix|Yas Marina|Abu Dhabi`
  .split('\n')
  .map((line) => line.split('|'));

function classification(text: string): OfficialPodium {
  const [first = null, second = null, third = null, pole = null, fastestLap = null] = text.split(' ');
  return { first, second, third, pole, fastestLap };
}

export const raceStarts: readonly number[] = races.map(([start]) => Date.parse(`2025-${start}:00Z`));

/** Qualifying is a day before the race, so the lock too. */
export function shippedRaces(shiftMs: number, now: number): SourceItem[] {
  return races.map(([, result = '', name = '', circuit = '', country = ''], i) => {
    const startsAt = (raceStarts[i] ?? 0) + shiftMs;
    const isDriven = startsAt + drivenMs <= now;
    const isLive = startsAt <= now && !isDriven;
    return {
      id: `race-${i + 1}`,
      stageId: `race-${i + 1}`,
      stageNumber: i + 1,
      stageName: name,
      about: { name, circuit, country, drivers: driversIn(i + 1) },
      startsAt,
      locksAt: startsAt - dayMs,
      status: isDriven ? 'finished' : isLive ? 'live' : 'scheduled',
      truth: isDriven ? classification(result) : null,
    };
  });
}
