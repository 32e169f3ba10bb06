// Tables of chat tools: Slack installations, single-use passes, processed requests.
import { dayMs, type TableRecords } from './record.ts';

/** The bot token is encrypted. A team has one bot, a workspace one team. */
interface SlackInstallationsTable {
  tenant_key: string;
  team_id: string;
  workspace_name: string;
  sealed: string;
  installed_by: string | null;
  installed_at: number;
}

/** `link` starts the installation; `state` is returned by it. */
interface ChatPassesTable {
  hash: string;
  use: 'link' | 'state';
  team_id: string;
  user_id: string;
  expires_at: number;
}

/** No request is handled twice. */
interface ProcessedRequestsTable {
  id: string;
  at: number;
}

/** Outcome of the latest posts of a team in a chat tool. */
interface ChatPostsTable {
  team_id: string;
  tool: 'slack' | 'teams';
  posted_at: number | null;
  failed_at: number | null;
  /** The key of the refusal. */
  failure: string | null;
}

/** The home tab of somebody who has opened it lately: it is published again when other turns wait. */
interface SlackHomesTable {
  user_id: string;
  opened_at: number;
  /** Which turns it shows, as a hash. */
  shown: string;
  published_at: number;
}

export interface ChatTables {
  slack_installations: SlackInstallationsTable;
  chat_passes: ChatPassesTable;
  processed_requests: ProcessedRequestsTable;
  chat_posts: ChatPostsTable;
  slack_homes: SlackHomesTable;
}

export const chatRecords = {
  slack_installations: {
    columns: {
      tenant_key: 'internal',
      team_id: 'internal',
      workspace_name: 'internal',
      sealed: 'internal',
      installed_by: 'person',
      installed_at: 'internal',
    },
    owner: null,
    erased: 'unlinked',
    kept: null,
  },
  chat_passes: {
    columns: {
      hash: 'secret',
      use: 'internal',
      team_id: 'internal',
      user_id: 'person',
      expires_at: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: { column: 'expires_at', forMs: 0 },
  },
  processed_requests: {
    columns: {
      id: 'internal',
      at: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: { column: 'at', forMs: dayMs },
  },
  chat_posts: {
    columns: {
      team_id: 'internal',
      tool: 'internal',
      posted_at: 'internal',
      failed_at: 'internal',
      failure: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  slack_homes: {
    columns: {
      user_id: 'person',
      opened_at: 'internal',
      shown: 'internal',
      published_at: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: { column: 'opened_at', forMs: dayMs },
  },
} as const satisfies TableRecords<ChatTables>;
