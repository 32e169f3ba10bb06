// The tables about chat tools: the bot of a team, passes that are good once, and requests that were heard.

/** What the bot may do is sealed; one bot a team, one team a workspace. */
interface SlackInstallationsTable {
  tenant_key: string;
  team_id: string;
  workspace_name: string;
  sealed: string;
  installed_by: string | null;
  installed_at: number;
}

/** `link` opens the installation, `state` comes back from it. */
interface ChatPassesTable {
  hash: string;
  use: 'link' | 'state';
  team_id: string;
  user_id: string;
  expires_at: number;
}

/** The same request is not heard twice. */
interface HeardRequestsTable {
  id: string;
  at: number;
}

export interface ChatTables {
  slack_installations: SlackInstallationsTable;
  chat_passes: ChatPassesTable;
  heard_requests: HeardRequestsTable;
}
