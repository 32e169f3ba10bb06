// Trivia events as calls show them: lines without questions, and whole.
import type { PastTrivia, Trivia, TriviaLine } from '../../../contract/events/triviaShapes.ts';
import type { Row } from '../../../contract/progress/leaderboards.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import type { ListedTrivia, StoredRow } from './store.ts';

function stateOf({ phase }: Pick<ListedTrivia, 'phase'>): TriviaLine['state'] {
  if (phase === 'lobby') return 'coming';
  return phase === 'completed' ? 'finished' : 'live';
}

export const lineOf = (trivia: ListedTrivia): TriviaLine => ({
  id: trivia.id,
  name: trivia.name,
  start: timeOf(trivia.start_at),
  language: trivia.language,
  mode: trivia.mode,
  state: stateOf(trivia),
  isPassive: trivia.is_passive,
  host: {
    userId: trivia.created_by ?? '',
    name: trivia.host_name ?? '',
    avatar: trivia.host_avatar,
  },
  questionCount: trivia.questions.length,
  capacity: trivia.capacity,
  registered: trivia.registered,
  isRegistered: trivia.own !== null && trivia.own.removed_at === null,
  mayPlay: !trivia.knows_answers && (trivia.own?.removed_at ?? null) === null,
});

const rowOf = ({ user_id, name, avatar, place, points }: StoredRow): Row => ({
  userId: user_id,
  name,
  avatar,
  rank: place ?? 0,
  move: null,
  points: points ?? 0,
});

interface Reader {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** Questions and right options before the end only to admins who will not play, to everybody after it. */
export function wholeOf(trivia: ListedTrivia, table: readonly StoredRow[], reader: Reader): Trivia {
  const rows = table.map(rowOf);
  const knows = trivia.phase === 'completed' || (reader.isAdmin && trivia.knows_answers);
  return {
    ...lineOf(trivia),
    autoStart: trivia.auto_start,
    speedWeight: trivia.speed_weight,
    streak: trivia.streak,
    channelId: reader.isAdmin ? trivia.channel_id : null,
    groupId: reader.isAdmin ? trivia.group_id : null,
    channelName: reader.isAdmin ? trivia.channel_name : null,
    questions: knows
      ? trivia.questions.map((question) => ({
          text: question.text,
          options: [...question.options],
          right: [...question.right],
          seconds: question.seconds,
          points: question.points,
          explanation: question.explanation,
          image: question.image,
        }))
      : [],
    own: rows.find(({ userId }) => userId === reader.userId) ?? null,
    rows,
  };
}

export function pastOf(
  trivia: ListedTrivia,
  reader: { readonly userId: string; readonly name: string; readonly avatar: string | null },
): PastTrivia {
  const { own } = trivia;
  return {
    ...lineOf(trivia),
    winner: trivia.winner,
    own:
      own?.place == null
        ? null
        : {
            userId: reader.userId,
            name: reader.name,
            avatar: reader.avatar,
            rank: own.place,
            move: null,
            points: own.points ?? 0,
          },
  };
}
