// The database schema as Kysely sees it. Ids are made by the server, times are milliseconds since 1970.
import type { AdminTables } from './admin.ts';
import type { AuditStreamTables } from './auditStreams.ts';
import type { BillingTables } from './billing.ts';
import type { BingoTables } from './bingo.ts';
import type { ChatTables } from './chat.ts';
import type { DailyTables } from './daily.ts';
import type { DrawTables } from './draws.ts';
import type { GroupTables } from './groups.ts';
import type { IdentityTables } from './identity.ts';
import type { KeepingTables } from './keeping.ts';
import type { MailTables } from './mail.ts';
import type { MatchTables } from './matches.ts';
import type { NotificationTables } from './notifications.ts';
import type { OwnPlayTables } from './ownPlay.ts';
import type { PeopleTables } from './people.ts';
import type { PlaysTables } from './plays.ts';
import type { PollTables } from './polls.ts';
import type { PredictionTables } from './predictions.ts';
import type { ProgressTables } from './progress.ts';
import type { PushTables } from './push.ts';
import type { PuzzleTables } from './puzzles.ts';
import type { RateTables } from './rates.ts';
import type { RatingTables } from './ratings.ts';
import type { SessionTables } from './sessions.ts';
import type { SsoTables } from './sso.ts';
import type { TeamTables } from './teams.ts';
import type { TournamentTables } from './tournaments.ts';
import type { TriviaTables } from './trivia.ts';
import type { WebhookTables } from './webhooks.ts';

export interface Schema
  extends PeopleTables,
    TeamTables,
    SessionTables,
    MailTables,
    NotificationTables,
    PushTables,
    MatchTables,
    DailyTables,
    OwnPlayTables,
    ProgressTables,
    RatingTables,
    PlaysTables,
    PuzzleTables,
    BingoTables,
    TournamentTables,
    AdminTables,
    KeepingTables,
    BillingTables,
    TriviaTables,
    PredictionTables,
    PollTables,
    DrawTables,
    IdentityTables,
    RateTables,
    ChatTables,
    WebhookTables,
    SsoTables,
    GroupTables,
    AuditStreamTables {}
