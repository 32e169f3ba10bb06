// Port: where the matches and races of a season come from – shipped with the product, or a provider on the internet.
import type { OfficialPodium } from '../../../../contract/events/predictions.ts';
import type { Goals, MatchAbout, RaceAbout } from '../../../base/storage/schema/predictions.ts';

/** `awarded`: decided by a body instead of a game. No source says by what score, so it counts for nobody until an admin does. */
export type ItemStatus = 'scheduled' | 'live' | 'finished' | 'postponed' | 'void' | 'awarded';

/** A match or a race as its source tells of it. */
export interface SourceItem {
  readonly id: string;
  readonly stageId: string;
  /** Of a match day that has only a number. */
  readonly stageNumber: number | null;
  readonly stageName: string;
  readonly about: MatchAbout | RaceAbout;
  readonly startsAt: number;
  /** Null: postponed, and not known until when. */
  readonly locksAt: number | null;
  readonly status: ItemStatus;
  /** Null until it is official. */
  readonly truth: Goals | OfficialPodium | null;
}

/** What is remembered of a season between two readings. */
export interface SeasonMemory {
  readonly id: string;
  readonly shiftMs: number;
  readonly etag: string | null;
  /** All that the readings before told of. */
  readonly stored: readonly SourceItem[];
  /** Races whose results are known and old enough not to be read again. */
  readonly settled: ReadonlyMap<string, SourceItem>;
}

export type SeasonRead =
  | {
      readonly kind: 'items';
      readonly items: readonly SourceItem[];
      readonly name: string | null;
      readonly etag: string | null;
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: string; readonly retryAfterMs: number | null };

export interface SportsSource {
  readonly id: 'shipped' | 'apiFootball' | 'jolpica';
  read(season: SeasonMemory, now: number): Promise<SeasonRead>;
}
