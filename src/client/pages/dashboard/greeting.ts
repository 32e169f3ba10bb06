// The greeting of the dashboard, by the hour.

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
