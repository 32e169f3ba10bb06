// The services a running server consists of. Features declare which of them they need; this is the whole set.
import type { Config } from '../../base/config/config.ts';
import type { Metrics } from '../../base/shared/metrics.ts';
import type { Tracer } from '../../base/tracing/tracer.ts';
import type { EventSource } from '../../events/agenda/sources.ts';
import type { DrawServices } from '../../events/draws/services.ts';
import type { PollServices } from '../../events/polls/services.ts';
import type { PredictionServices } from '../../events/predictions/services.ts';
import type { TournamentServices } from '../../events/tournament/services.ts';
import type { TriviaServices } from '../../events/trivia/services.ts';
import type { StatusServices } from '../../insight/status/services.ts';
import type { ChatServices } from '../../messaging/chat/services.ts';
import type { OutboxAccess } from '../../messaging/mail/outboxAccess.ts';
import type { NotificationServices } from '../../messaging/notifications/services.ts';
import type { PushServices } from '../../messaging/push/services.ts';
import type { ProgressRecorder } from '../../progress/results/progress.ts';
import type { ProgressServices } from '../../progress/services.ts';
import type { AttemptServices } from '../../puzzles/attempts/services.ts';
import type { ScheduleServices } from '../../puzzles/schedules/services.ts';
import type { InviteServices } from '../../tables/matches/services.ts';
import type { Tables } from '../../tables/matches/tables.ts';
import type { AccountServices } from '../../teams/accounts/services.ts';
import type { AdminServices } from '../../teams/admin/services.ts';
import type { BillingServices } from '../../teams/billing/services.ts';
import type { TeamServices } from '../../teams/members/services.ts';
import type { SsoServices } from '../../teams/sso/services.ts';
import type { DemoTeam } from '../demo/demoTeam.ts';

export interface Services
  extends AccountServices,
    AdminServices,
    AttemptServices,
    BillingServices,
    DrawServices,
    Omit<ChatServices, 'tables'>,
    InviteServices,
    NotificationServices,
    PollServices,
    PredictionServices,
    ProgressServices,
    PushServices,
    ScheduleServices,
    SsoServices,
    StatusServices,
    TeamServices,
    TournamentServices,
    TriviaServices {
  readonly config: Config;
  readonly demoTeam: DemoTeam;
  readonly isEmbedded: boolean;
  readonly metrics: Metrics;
  /** Null: mails are not shown on a page of this server. */
  readonly outboxAccess: OutboxAccess | null;
  readonly progress: ProgressRecorder;
  readonly tables: Tables;
  /** Null: traces are off. */
  readonly tracer: Tracer | null;
  readonly bingoAgenda: EventSource;
  readonly tournamentAgenda: EventSource;
}

/** Everything but what the live connections, the tables and the puzzles bring. */
export type BaseServices = Omit<
  Services,
  | 'bingoAgenda'
  | 'contests'
  | 'demoTeam'
  | 'endDemo'
  | 'hasDemo'
  | 'installation'
  | 'lineWords'
  | 'openDuePuzzles'
  | 'pairedTables'
  | 'presence'
  | 'triviaHost'
  | 'puzzles'
  | 'tables'
  | 'tournamentAgenda'
  | 'tournamentHost'
  | 'tournamentPace'
>;
