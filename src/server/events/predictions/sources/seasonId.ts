// The id of a season: `39-2025` is a league of football, `f1-2025` a season of races.

export interface SeasonId {
  readonly kind: 'score' | 'race';
  /** Null: races. */
  readonly leagueId: number | null;
  readonly season: number;
}

export function parseSeasonId(id: string): SeasonId | null {
  const [, league = '', year = ''] = /^(f1|\d{1,6})-(20\d\d)$/.exec(id) ?? [];
  if (!year) return null;
  const isRace = league === 'f1';
  return { kind: isRace ? 'race' : 'score', leagueId: isRace ? null : Number(league), season: Number(year) };
}
