// The services that tournaments need.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Notifications } from '../../messaging/notifications/notifications.ts';
import type { Members } from '../../people/members.ts';
import type { PairedTables } from '../../tables/matches/rooms/pairedTables.ts';
import type { LiveHost } from '../live/host.ts';
import type { TournamentPace } from './course.ts';
import type { LoadedTournament, TournamentStep } from './state.ts';

export type TournamentHost = LiveHost<LoadedTournament, TournamentStep>;

export interface TournamentServices {
  readonly clock: WallClock;
  readonly database: Database;
  readonly log: Log;
  readonly members: Members;
  readonly notifications: Notifications;
  readonly pairedTables: PairedTables;
  readonly tournamentPace: TournamentPace;
  readonly tournamentHost: TournamentHost;
}
