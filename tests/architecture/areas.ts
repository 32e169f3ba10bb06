// The areas of server and client, lowest first, each with the areas below it that it imports. Inside an area anything goes but circles.

type Areas = Readonly<Record<string, readonly string[]>>;

export const serverAreas: Areas = {
  base: [],
  people: ['base'],
  web: ['base', 'people'],
  messaging: ['base', 'people', 'web'],
  progress: ['base', 'people', 'web', 'messaging'],
  tables: ['base', 'people', 'web', 'messaging', 'progress'],
  events: ['base', 'people', 'web', 'messaging', 'progress', 'tables'],
  teams: ['base', 'people', 'web', 'messaging', 'tables'],
  puzzles: ['base', 'people', 'web', 'messaging', 'progress', 'events'],
  insight: ['base', 'people', 'web', 'messaging', 'progress', 'events', 'puzzles'],
  run: ['base', 'people', 'web', 'messaging', 'progress', 'tables', 'events', 'teams', 'puzzles', 'insight'],
};

export const clientAreas: Areas = {
  base: [],
  worker: ['base'],
  parts: ['base'],
  games: ['base', 'parts'],
  frame: ['base', 'parts', 'games'],
  puzzles: ['base', 'parts', 'games', 'frame'],
  events: ['base', 'parts', 'games', 'frame', 'puzzles'],
  play: ['base', 'parts', 'games', 'frame', 'events'],
  people: ['base', 'parts', 'games', 'puzzles', 'events'],
  admin: ['base', 'parts', 'games', 'puzzles'],
  app: ['base', 'parts', 'frame', 'puzzles', 'events', 'play', 'people', 'admin'],
};

export const areasOf: Readonly<Record<string, Areas>> = { server: serverAreas, client: clientAreas };

/** What lies in no area: `server/main.ts` begins the start; the entry files of the client begin with anything. */
const entries: Readonly<Record<string, readonly string[]>> = {
  server: ['run'],
  client: Object.keys(clientAreas),
};

/** `server/tables/realtime/start.ts` → `tables`; null for an entry file. */
export const areaOf = (file: string): string | null => file.split('/').slice(1, -1)[0] ?? null;

/** Why an import between two files of the server, or of the client, breaks a wall; null when it does not. */
export function areaBreach(from: string, to: string): string | null {
  const side = from.split('/')[0] ?? '';
  const [here, there] = [areaOf(from), areaOf(to)];
  const allowed = here === null ? entries[side] : areasOf[side]?.[here];
  if (allowed === undefined) return `${from} lies in no area of the ${side}`;
  if (there === null ? here === null : there === here || allowed.includes(there)) return null;
  return `${from} may not import ${to}`;
}
