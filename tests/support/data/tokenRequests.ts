// What the calls for tokens of teams are asked with, so that each of them is understood.
import { randomUUID } from 'node:crypto';
import { setupOf } from './triviaEvent.ts';

const dates = { startDate: '2026-01-01', endDate: '2026-01-31' };
const aPage = { pageSize: '20', pageNumber: '1' };

export interface TokenRequest {
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: object;
  /** Where there is nothing of that kind to be read. */
  readonly ends?: number;
}

interface Given {
  readonly pollId: string;
  /** A time at which an event can begin. */
  readonly start: string;
}

/** What every call that is marked for tokens is asked with, by its method and path. */
export const tokenRequests = ({ pollId, start }: Given): Readonly<Record<string, TokenRequest>> => ({
  'GET /api/{kind}/UserList/{id}': {},
  'GET /api/Game/Replay/{roomId}/{game}': { ends: 404 },
  'GET /api/Analytics/Overview': { query: dates },
  'GET /api/Analytics/GameDetails': { query: dates },
  'GET /api/Analytics/ActiveMembers': { query: dates },
  'GET /api/Puzzle/GetSchedule': { query: { puzzleType: 'mathle' } },
  'GET /api/Puzzle/GetArchive': { query: { puzzleType: 'sudoku', ...aPage } },
  'GET /api/Leaderboard/Overview': { query: { top: '5' } },
  'GET /api/Leaderboard/BadgeLeaderboard': { query: { top: '5' } },
  'GET /api/Leaderboard/Details': { query: { gameType: 'all', ...aPage } },
  'GET /api/Leaderboard/BadgeDetails': { query: aPage },
  'GET /api/Leaderboard/PuzzleDetails': { query: { puzzleType: 'sudoku', ...aPage } },
  'GET /api/Event/GetEvents/{id}': {},
  'GET /api/Tournament/all': {},
  'GET /api/Tournament/hallOfFame': {},
  'GET /api/Tournament/mostWins': {},
  'GET /api/Tournament/year': {},
  'GET /api/Tournament/{id}': {},
  'POST /api/Tournament': {
    json: { moveId: randomUUID(), name: 'Spring', gameName: 'chess', form: 'arena' },
  },
  'GET /api/Trivia/past': { query: aPage },
  'POST /api/Trivia/fromLibrary': {
    json: {
      ...setupOf({ start }),
      categories: ['science'],
      count: 3,
    },
  },
  'GET /api/Slack/ManageScheduledGamesList': {},
  'GET /api/Polls/GetPolls': {},
  'GET /api/Polls/GetPoll/{pollId}': {},
  'POST /api/Polls/CreatePoll': {
    json: {
      question: 'Tea?',
      options: ['Yes', 'No'],
      takesSeveral: false,
      isSecret: false,
      minutes: 60,
    },
  },
  'POST /api/Polls/Close': { json: { pollId } },
  'GET /api/Admin/AuditLog/{id}': { query: aPage },
});
