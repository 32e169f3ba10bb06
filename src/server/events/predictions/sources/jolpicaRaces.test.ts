// Races of an answer and races that are stored: the same ones, new ones, and those that were cancelled.
import { describe, expect, it } from 'vitest';
import { cancelledRaces, knownRaces } from './jolpicaRaces.ts';
import type { SourceItem } from './source.ts';

const dayMs = 24 * 60 * 60_000;

const race = (round: number, name: string, circuit = name) => ({
  round: String(round),
  raceName: name,
  Circuit: { circuitName: circuit, Location: { country: 'Italy' } },
  date: '2026-08-20',
});

const item = (number: number, name: string, truth: SourceItem['truth'] = null): SourceItem => ({
  id: `race-${number}`,
  stageId: `race-${number}`,
  stageNumber: number,
  stageName: name,
  about: { name, circuit: name, country: 'Italy', drivers: [] },
  startsAt: number * 7 * dayMs,
  locksAt: number * 7 * dayMs - dayMs,
  status: truth ? 'finished' : 'scheduled',
  truth,
});

const stored = [item(1, 'Imola'), item(2, 'Monaco'), item(3, 'Spain')];
const podium = { first: 'ash', second: 'birch', third: 'cedar', pole: 'ash', fastestLap: 'ash' };

const idsOf = (races: readonly ReturnType<typeof race>[], known = stored) =>
  knownRaces(races, known).map(({ id }) => id);

describe('a race keeps its id', () => {
  it.each([
    ['as it was', [race(1, 'Imola'), race(2, 'Monaco'), race(3, 'Spain')], ['race-1', 'race-2', 'race-3']],
    ['one before it cancelled', [race(1, 'Monaco'), race(2, 'Spain')], ['race-2', 'race-3']],
    ['two that change places', [race(1, 'Monaco'), race(2, 'Imola')], ['race-2', 'race-1']],
    ['another name', [race(1, 'Emilia', 'Imola'), race(2, 'Monaco')], ['race-1', 'race-2']],
    [
      'another circuit',
      [race(1, 'Imola'), race(2, 'Monaco'), race(3, 'Spain', 'Madrid')],
      ['race-1', 'race-2', 'race-3'],
    ],
    [
      'a new one between',
      [race(1, 'Imola'), race(2, 'Rome'), race(3, 'Monaco')],
      ['race-1', 'race-4', 'race-2'],
    ],
    ['a new one in its place', [race(1, 'Rome'), race(2, 'Monaco')], ['race-4', 'race-2']],
    ['a second one at its circuit', [race(1, 'Imola'), race(2, 'Rome', 'Imola')], ['race-1', 'race-4']],
  ])('%s', (_, races, ids) => {
    expect(idsOf(races)).toEqual(ids);
  });

  it('and has the number of its round where none is stored', () => {
    expect(idsOf([race(1, 'Imola'), race(2, 'Monaco')], [])).toEqual(['race-1', 'race-2']);
  });
});

describe('a race was cancelled', () => {
  it.each([
    ['the ones after it are counted anew', [race(1, 'Monaco'), race(2, 'Spain')], stored, ['race-1']],
    ['two of them', [race(1, 'Spain')], stored, ['race-1', 'race-2']],
    ['no: its round is left open', [race(2, 'Monaco'), race(3, 'Spain')], stored, []],
    ['no: the answer ends early', [race(1, 'Imola'), race(2, 'Monaco')], stored, []],
    ['no: the answer is of nothing known', [race(1, 'Rome')], stored, []],
    ['no: there is no answer', [], stored, []],
    ['no: it has been driven', [race(1, 'Monaco')], [item(1, 'Imola', podium), item(2, 'Monaco')], []],
  ])('%s', (_, races, known, ids) => {
    const cancelled = cancelledRaces(knownRaces(races, known), known);
    expect(cancelled.map(({ id, status }) => [id, status])).toEqual(ids.map((id) => [id, 'void']));
  });
});
