// What somebody predicts of a race while they choose: a driver or nobody for each place.

export const steps = ['first', 'second', 'third'] as const;
export const extras = ['pole', 'fastestLap'] as const;
export const parts = [...steps, ...extras] as const;
export type RacePart = (typeof parts)[number];
export type RaceChoice = Readonly<Record<RacePart, string>>;

export const nobody: RaceChoice = { first: '', second: '', third: '', pole: '', fastestLap: '' };

/** A driver stands on one step only: whoever stood there takes the step that becomes free. */
export function placed(entry: RaceChoice, part: RacePart, driverId: string): RaceChoice {
  const from = steps.find((step) => entry[step] === driverId);
  const isStep = steps.some((step) => step === part);
  const freed = isStep && from && driverId !== '' ? { [from]: entry[part] } : {};
  return { ...entry, ...freed, [part]: driverId };
}

/** A press on a driver: onto the next free place, or down from the step the driver stands on. */
export function pressed(entry: RaceChoice, driverId: string): RaceChoice {
  const from = steps.find((step) => entry[step] === driverId);
  const to = parts.find((part) => entry[part] === '');
  if (from) return { ...entry, [from]: '' };
  return to ? placed(entry, to, driverId) : entry;
}
