// Standings and tie-breaks of real tournaments, and tables as they are published.
import { describe, expect, it } from 'vitest';
import { firstRoundOf, seedOrder } from './bracket.ts';
import { bergerTable } from './roundRobin.ts';
import { standingsOf } from './standings.ts';
import type { Entrant, Pairing, PairingOutcome, Tournament } from './tournament.ts';

const entrantsOf = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, at) => ({ number: at + 1, from: 1, until: null }));

// Hamilton Chess Club championship 2018: the cross table and the tie-breaks of the first two,
// https://hamiltonchess.net/2018/04/11/richard-on-tie-break/
const hamilton = `
+W10 +B17 +W12 =W2 +B4 +B3
+B27 +W16 +W9 =B1 +W8 +B10
=BYE +W11 +B6 =W4 +B5 -W1
+W22 +B15 =W8 =B3 -W1 +B13
-W16 +B14 +W22 +B15 -W3 +B8
-W21 +B27 -W3 +B23 +W16 +B14
-W9 -B23 +W27 +B19 +W15 +B12
+B25 +W21 =B4 +W13 -B2 -W5
+B7 +W13 -B2 =BYE +W18
-B1 +W25 +W26 =B12 +B17 -W2
=BYE -B3 -W14 +B25 +W20 +W17
+B20 +W18 -B1 =W10 =B14 -W7
+W23 -B9 +W19 -B8 +W21 -W4
=BYE -W5 +B11 +B22 =W12 -W6
+B26 -W4 +B21 -W5 -B7 +W24
+B5 -B2 -W17 +W24 -B6 +B22
+B24 -W1 +B16 =BYE -W10 -B11
+W19 -B12 +W23 =BYE -B9
-B18 +W20 -B13 -W7 =B25 +W21
-W12 -B19 =W25 +B27 -B11 +W26
+B6 -B8 -W15 +W26 -B13 -B19
-B4 +W24 -B5 -W14 +B26 -W16
-B13 +W7 -B18 -W6 -B24 +W27
-W17 -B22 +BYE -B16 +W23 -B15
-W8 -B10 =B20 -W11 =W19 +BYE
-W15 +BYE -B10 -B21 -W22 -B20
-W2 -W6 -B7 -W20 +BYE -B23`;

const outcomeOf: Readonly<Record<string, PairingOutcome>> = { '+': 'first', '-': 'second', '=': 'draw' };

/** Games as White has them, and byes. Two players have a round of which the table says nothing, left out of their line. */
function pairingsOf(table: string): Pairing[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line, at) =>
      line.split(' ').flatMap((cell, index): Pairing[] => {
        const [result = '', side, rest = ''] = cell;
        const there = { round: index + 1, board: at + 1, first: at + 1, outcome: outcomeOf[result] ?? null };
        if (cell.endsWith('BYE')) return [{ ...there, second: null, isPlayed: false }];
        return side === 'W' ? [{ ...there, second: Number(rest + cell.slice(3)), isPlayed: true }] : [];
      }),
    );
}

describe('a Swiss tournament', () => {
  const standings = standingsOf({
    form: 'swiss',
    rounds: 6,
    hasThirdPlace: false,
    isTwice: false,
    entrants: entrantsOf(27),
    pairings: pairingsOf(hamilton),
  });
  const points = [
    5.5, 5.5, 4, 4, 4, 4, 4, 3.5, 3.5, 3.5, 3.5, 3, 3, 3, 3, 3, 2.5, 2.5, 2.5, 2.5, 2, 2, 2, 2, 2, 1, 1,
  ];

  it('has the published points', () => {
    const byNumber = standings.toSorted((one, other) => one.entrant - other.entrant);
    expect(byNumber.map(({ points: halves }) => halves / 2)).toEqual(points);
  });

  it('is decided by Buchholz, as it was', () => {
    const [dare, nolan] = standings;
    expect(dare).toMatchObject({ entrant: 1, rank: 1, headToHead: 1, buchholz: 45, sonnebornBerger: 79 });
    expect(nolan).toMatchObject({ entrant: 2, rank: 2, headToHead: 1, buchholz: 40, sonnebornBerger: 69 });
  });
});

// Norway Chess 2013, https://www.chessgames.com/perl/chess.pl?tid=81141: Karjakin, Carlsen, Nakamura, Svidler, Aronian,
// Anand, Wang Hao, Topalov, Radjabov, Hammer.
const norway = [
  '*0101=1=11',
  '1*====0=11',
  '0=*=011=11',
  '1==*==0==1',
  '0=1=*====1',
  '==0==*0111',
  '0101=1*==0',
  '=====0=*==',
  '000==0==*1',
  '0000001=0*',
];

/** A round robin of which the table has a line for each, and in it one cell against each of the others; a dot: not played. */
function aroundOf(lines: readonly string[], isTwice = false): Tournament {
  const games = isTwice ? 2 : 1;
  const pairings = lines.flatMap((line, at) =>
    [...line].flatMap((cell, index): Pairing[] => {
      const other = Math.floor(index / games);
      const outcome = ({ 1: 'first', 0: 'second', '=': 'draw' } as const)[cell];
      if (other <= at || outcome === undefined) return [];
      return [{ round: 1, board: 1, first: at + 1, second: other + 1, isPlayed: true, outcome }];
    }),
  );
  const entrants = entrantsOf(lines.length);
  const rounds = (lines.length - 1) * games;
  return { form: 'roundRobin', rounds, hasThirdPlace: false, isTwice, entrants, pairings };
}

const pointsByNumber = (tournament: Tournament): number[] =>
  standingsOf(tournament)
    .toSorted((one, other) => one.entrant - other.entrant)
    .map(({ points }) => points / 2);

describe('a round robin', () => {
  const tournament = aroundOf(norway);

  it('has the published points and order', () => {
    expect(pointsByNumber(tournament)).toEqual([6, 5.5, 5.5, 5, 5, 5, 4.5, 4, 3, 1.5]);
    expect(standingsOf(tournament)[0]?.entrant).toBe(1);
  });

  it('decides between those who drew with each other by Sonneborn-Berger', () => {
    // Carlsen beat 6 + 3 + 1½ and drew with 5½, 5, 5, 5 and 4; Nakamura beat 5, 4½, 3 and 1½ and drew with 5½, 5 and 4.
    const [, carlsen, nakamura] = standingsOf(tournament);
    expect(carlsen).toMatchObject({ entrant: 2, rank: 2, headToHead: 1, sonnebornBerger: 4 * 22.75 });
    expect(nakamura).toMatchObject({ entrant: 3, rank: 3, headToHead: 1, sonnebornBerger: 4 * 21.25 });
  });
});

// Dortmund 2000, http://www.chess-mate.com/dort.htm: Bareev, Adams, Kramnik, Anand, Leko, Junior, Piket, Akopian,
// Khalifman, Hübner. Kramnik, level with Anand on points, had beaten him and had the first place.
const dortmund = [
  '*===0==0=1',
  '=*10==1===',
  '=0*1=1=1=1',
  '=10*==1=11',
  '1===*0===1',
  '==0=1*0==1',
  '=0=0=1*0==',
  '1=0===1*==',
  '===0====*=',
  '0=0000===*',
];

it('a round robin whose first two are level is decided by their own game', () => {
  const tournament = aroundOf(dortmund);
  expect(pointsByNumber(tournament)).toEqual([4, 5, 6, 6, 5, 4.5, 3.5, 5, 4, 2]);
  const [kramnik, anand] = standingsOf(tournament);
  expect(kramnik).toMatchObject({ entrant: 3, rank: 1, headToHead: 2 });
  expect(anand).toMatchObject({ entrant: 4, rank: 2, headToHead: 0 });
});

// Candidates 2016 after 13 of 14 rounds, two cells against each of the others,
// https://chessdailynews.com/karjakin-or-caruana-will-challenge-carlsen-in-november-for-world-title/: Caruana, Karjakin,
// Anand, Giri, Svidler, Aronian, Nakamura, Topalov.
const candidates = [
  '**=.=1=======1==',
  '=.**10======1==1',
  '=001**==1.=1=01=',
  '======**=======.',
  '====0.==**=1====',
  '=====0===0**1.1=',
  '=00==1====0.**11',
  '===00==.==0=00**',
];

it('a round robin with return games has the published points and wins before its last round', () => {
  const tournament = aroundOf(candidates, true);
  expect(pointsByNumber(tournament)).toEqual([7.5, 7.5, 7, 6.5, 6.5, 6.5, 6.5, 4]);
  const [one, other] = standingsOf(tournament).filter(({ points }) => points === 15);
  expect([one, other].map((each) => [each?.entrant, each?.headToHead, each?.wins]).toSorted()).toEqual([
    [1, 1, 2],
    [2, 1, 3],
  ]);
});

it('the table of eight is the published one', () => {
  // http://www.mychess.de/index.php?mod=turnierinfo
  const rounds = Map.groupBy(bergerTable(8), ({ round }) => round);
  const words = [...rounds.values()].map((round) =>
    round.map(({ first, second }) => `${first}-${second}`).join(' '),
  );
  expect(words).toEqual([
    '1-8 2-7 3-6 4-5',
    '8-5 6-4 7-3 1-2',
    '2-8 3-1 4-7 5-6',
    '8-6 7-5 1-4 2-3',
    '3-8 4-2 5-1 6-7',
    '8-7 1-6 2-5 3-4',
    '4-8 5-3 6-2 7-1',
  ]);
});

it('a bracket keeps the strongest apart', () => {
  expect(seedOrder(8)).toEqual([1, 8, 5, 4, 3, 6, 7, 2]);
  expect(firstRoundOf(6).map(({ first, second }) => [first, second])).toEqual([
    [1, null],
    [5, 4],
    [3, 6],
    [2, null],
  ]);
});
