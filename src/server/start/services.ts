// The services a running server consists of. Features declare which of them they need; this is the whole set.

import type { AccountServices } from '../accounts/services.ts';
import type { AdminServices } from '../admin/services.ts';
import type { EventSource } from '../agenda/sources.ts';
import type { AttemptServices } from '../attempts/services.ts';
import type { BillingServices } from '../billing/services.ts';
import type { ChatServices } from '../chat/services.ts';
import type { Config } from '../config/config.ts';
import type { DemoTeam } from '../demo/demoTeam.ts';
import type { OutboxAccess } from '../mail/outboxAccess.ts';
import type { InviteServices } from '../matches/services.ts';
import type { Tables } from '../matches/tables.ts';
import type { NotificationServices } from '../notifications/services.ts';
import type { PredictionServices } from '../predictions/services.ts';
import type { Progress } from '../progress/progress.ts';
import type { ProgressServices } from '../progress/services.ts';
import type { ScheduleServices } from '../schedules/services.ts';
import type { Metrics } from '../shared/metrics.ts';
import type { StatusServices } from '../status/services.ts';
import type { TeamServices } from '../teams/services.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { TriviaServices } from '../trivia/services.ts';

export interface Services
  extends AccountServices,
    AdminServices,
    AttemptServices,
    BillingServices,
    Omit<ChatServices, 'tables'>,
    InviteServices,
    NotificationServices,
    PredictionServices,
    ProgressServices,
    ScheduleServices,
    StatusServices,
    TeamServices,
    TriviaServices {
  readonly config: Config;
  readonly demoTeam: DemoTeam;
  readonly isEmbedded: boolean;
  readonly metrics: Metrics;
  /** Null: mails are not shown on a page of this server. */
  readonly outboxAccess: OutboxAccess | null;
  readonly progress: Progress;
  readonly tables: Tables;
  /** Null: traces are off. */
  readonly tracer: Tracer | null;
  readonly bingoAgenda: EventSource;
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
  | 'openDuePuzzles'
  | 'presence'
  | 'quizzes'
  | 'puzzles'
  | 'tables'
>;
