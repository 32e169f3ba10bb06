// Chooses the source of each season by the settings: a provider where there is one, else what is shipped.
import type { Config } from '../../../base/config/config.ts';
import { apiFootball } from './apiFootball.ts';
import { jolpica } from './jolpica.ts';
import { parseSeasonId } from './seasonId.ts';
import { shippedName, shippedSource } from './shipped.ts';
import type { SportsSource } from './source.ts';

export interface Sports {
  /** Ids of the seasons a team may choose from. */
  readonly offered: readonly string[];
  /** Null: nobody has this season. */
  sourceOf(seasonId: string): SportsSource | null;
  byId(id: string): SportsSource | null;
  nameOf(seasonId: string): string;
}

type Settings = Pick<
  Config,
  'apiFootballKey' | 'apiFootballAddress' | 'jolpicaAddress' | 'isJolpicaOn' | 'predictorSeasons'
>;

export function sportsOf(config: Settings): Sports {
  const football = config.apiFootballKey
    ? apiFootball(config.apiFootballAddress, config.apiFootballKey)
    : null;
  const formula1 = config.isJolpicaOn ? jolpica(config.jolpicaAddress) : null;
  const all = [shippedSource, football, formula1];

  function sourceOf(seasonId: string): SportsSource | null {
    const parsed = parseSeasonId(seasonId);
    if (!parsed) return null;
    const provider = parsed.leagueId === null ? formula1 : football;
    return provider ?? (shippedName(seasonId) === null ? null : shippedSource);
  }

  return {
    offered: config.predictorSeasons.filter((id) => sourceOf(id) !== null),
    sourceOf,
    byId: (id) => all.find((source) => source?.id === id) ?? null,
    nameOf: (seasonId) => shippedName(seasonId) ?? nameless(seasonId),
  };
}

const names: Readonly<Record<string, string>> = {
  '39': 'Premier League',
  '203': 'Süper Lig',
  '2': 'Champions League',
};

/** Until its provider has said what it is called. */
function nameless(seasonId: string): string {
  const parsed = parseSeasonId(seasonId);
  if (parsed?.leagueId === null) return 'Formula 1';
  return names[String(parsed?.leagueId)] ?? `League ${parsed?.leagueId}`;
}
