// What the API tells one person about everything that is theirs, as one value that two versions can be compared by.

const paths = (teamId: string): Readonly<Record<string, string>> => ({
  profile: '/api/UserProfile',
  export: '/api/UserProfile/Export',
  unread: '/api/UserNotification/GetCount',
  notifications: '/api/UserNotification/GetList?page=1',
  olderNotifications: '/api/UserNotification/GetList?page=2',
  tables: `/api/Game/GameAreaInfo/${teamId}`,
  people: `/api/GameSpace/UserList/${teamId}`,
  points: '/api/Leaderboard/Details?gameType=all',
  connect4: '/api/Leaderboard/Details?gameType=connect4',
  badges: '/api/Leaderboard/BadgeDetails?pageSize=50&pageNumber=1',
  connections: '/api/Authentication/Connections',
});

/** Fields that say what time it is now, count weeks back from it, or follow from when and by whom a table was opened last. */
const ofTheMoment: ReadonlySet<string> = new Set([
  'exportedAt',
  'xpPerWeek',
  'guulJwt',
  'isMyTurn',
  'lastMoveTimeUnix',
]);

/** Fields that answers have had since version 1. */
const cameLater: ReadonlySet<string> = new Set([
  'atCompanies',
  'bingo',
  'conditionalMoves',
  'dailyTurns',
  'daysAway',
  'draws',
  'feedback',
  'hasPlayed',
  'hidesRatings',
  'milestones',
  'notes',
  'notifiedSince',
  'passkeys',
  'polls',
  'practised',
  'provisioned',
  'provisionedGroups',
  'push',
  'puzzles',
  'ratings',
  'secondFactorSince',
  'signInDepartments',
  'streak',
  'teamTokens',
  'tournaments',
  'trivia',
  'weekly', // was never asked before there was a weekly mail
]);

/** Games that the catalogue has had since version 1: lists of games leave them out. */
const gamesCameLater: ReadonlySet<unknown> = new Set([
  'geoPuzzle',
  'ludo',
  'rps',
  'rummikub',
  'skribbl',
  'tictactoe',
]);

/** Lists in which equals come in any order. */
const unordered: ReadonlySet<string> = new Set(['users', 'mine', 'open', 'live', 'games']);

function keyOf(each: unknown): string {
  const { userId, id, gameName } = Object(each);
  return String(userId ?? id ?? gameName);
}

const byKey = (list: readonly unknown[]): unknown[] =>
  list.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));

/** How it is said may change with any version. */
const words: ReadonlySet<string> = new Set(['header', 'text', 'title', 'actionText', 'buttonText']);

export function comparable(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((each) => !gamesCameLater.has(Object(each).gameName)).map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !ofTheMoment.has(key) && !cameLater.has(key) && !words.has(key))
      .map(([key, each]) => [
        key,
        comparable(unordered.has(key) && Array.isArray(each) ? byKey(each) : each),
      ]),
  );
}

export async function answersFor(
  url: string,
  token: string,
  teamId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const answers: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(paths(teamId))) {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    answers[name] = { status: answer.status, body: comparable(await answer.json()) };
  }
  return answers;
}
