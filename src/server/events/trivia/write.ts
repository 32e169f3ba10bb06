// Handlers of the editor: schedules a trivia with its pictures, changes it before it starts, hides it, deletes it.
import { randomUUID } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type * as call from '../../../contract/events/trivia.ts';
import type { TriviaSetup } from '../../../contract/events/triviaShapes.ts';
import type { Database } from '../../base/storage/database.ts';
import type { StoredQuestion } from '../../base/storage/schema/trivia.ts';
import { type ChosenChannel, chosenChannel } from '../../messaging/chat/channels.ts';
import type { Handler } from '../../web/http/route.ts';
import type { Upload } from '../../web/http/upload.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { showTrivia } from './lists.ts';
import { noteReading } from './readerStore.ts';
import type { TriviaServices } from './services.ts';
import {
  changeTrivia,
  lockQuestions,
  type NewTrivia,
  readTrivia,
  removeTrivia,
  writePassive,
  writePosts,
  writeTrivia,
} from './store.ts';

type Deps = Pick<TriviaServices, 'album' | 'chat' | 'clock' | 'database' | 'finalTable' | 'triviaHost'>;

/** The reminder of those who are registered. */
const soonMs = 10 * 60_000;
/** A start may lie so far back: the form was open for a while. */
const mostLateMs = 10 * 60_000;

const misfit = (path: string, code = 'invalid_value'): Refusal =>
  refuse('InvalidInput', { fields: [{ path, code }] });

const noChannel: ChosenChannel = { channelId: null, channelName: null, groupId: null, groupName: null };

async function channelOf(
  { chat }: Pick<Deps, 'chat'>,
  context: MemberContext,
  { channelId, groupId }: Pick<TriviaSetup, 'channelId' | 'groupId'>,
): Promise<ChosenChannel | Refusal> {
  if (groupId && !channelId) return misfit('channelId');
  return channelId ? chosenChannel(chat, context, channelId, groupId) : noChannel;
}

/** The columns of what a form says about an event, its questions left out. */
export async function settingsOf(
  deps: Pick<Deps, 'chat'>,
  context: MemberContext,
  setup: Omit<TriviaSetup, 'questions'>,
) {
  const channel = await channelOf(deps, context, setup);
  if (isRefusal(channel)) return channel;
  const start_at = Date.parse(setup.start);
  return {
    name: setup.name,
    start_at,
    language: setup.language,
    mode: setup.mode,
    auto_start: setup.autoStart,
    speed_weight: setup.speedWeight,
    streak: setup.streak,
    capacity: setup.capacity,
    channel_id: channel.channelId,
    channel_name: channel.channelName,
    group_id: channel.groupId,
    group_name: channel.groupName,
    due_at: setup.autoStart ? start_at : null,
  } satisfies Partial<NewTrivia>;
}

export type TriviaSettings = Exclude<Awaited<ReturnType<typeof settingsOf>>, Refusal>;

export const isPast = (start: string, now: number): boolean => Date.parse(start) < now - mostLateMs;
export const pastStart = () => misfit('start', 'past');

/** Stored with the event: whatever happens to this process, it is told. */
const postsOf = (
  id: string,
  { start_at, channel_id }: Pick<TriviaSettings, 'start_at' | 'channel_id'>,
  now: number,
) => [
  { trivia_id: id, kind: 'soon' as const, due_at: start_at - soonMs },
  ...(channel_id === null ? [] : [{ trivia_id: id, kind: 'scheduled' as const, due_at: now }]),
];

export async function schedule(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { member, team }: MemberContext,
  settings: TriviaSettings,
  questions: readonly StoredQuestion[],
  isWritten: boolean,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await database.transaction().execute(async (transaction) => {
    await writeTrivia(transaction, {
      ...settings,
      id,
      team_id: team.teamId,
      created_by: member.userId,
      written_by: isWritten ? member.userId : null,
      created_at: now,
      is_passive: false,
      questions: JSON.stringify(questions),
      phase: 'lobby',
      step: 0,
      question: 0,
      phase_at: now,
      limit_ms: 0,
      asked: '[]',
      resumed_at: now,
      acts: '[]',
      ended_at: null,
      settled_at: null,
    });
    if (isWritten) await noteReading(transaction, { triviaId: id, userId: member.userId, at: now });
    await writePosts(transaction, postsOf(id, settings, now));
  });
  return id;
}

/** The questions with the paths of their pictures: those of the form are kept now, those named by path stay. */
async function questionsOf(
  { album }: Pick<Deps, 'album'>,
  { member, team }: MemberContext,
  { questions }: Pick<TriviaSetup, 'questions'>,
  files: ReadonlyMap<string, Upload>,
  before: readonly StoredQuestion[],
): Promise<StoredQuestion[] | Refusal> {
  const known = new Set(before.flatMap(({ image }) => image ?? []));
  const kept = new Map<string, string>();
  const unknown = questions.findIndex(({ image }) => image && !files.has(image) && !known.has(image));
  if (unknown >= 0) return misfit(`questions.${unknown}.image`, 'image');
  for (const { image } of questions) {
    const file = image && !kept.has(image) ? files.get(image) : undefined;
    if (!image || !file) continue;
    const bytes = await file.read();
    const path = await album.keep({ bytes, use: 'trivia', userId: member.userId, teamId: team.teamId });
    if (isRefusal(path)) {
      await drop({ album }, [...kept.values()]);
      return path;
    }
    kept.set(image, path);
  }
  return questions.map(({ text, options, right, seconds, points, explanation, image }) => ({
    text,
    options,
    right: right.toSorted((a, b) => a - b),
    seconds,
    points,
    explanation: explanation ?? null,
    image: image ? (kept.get(image) ?? image) : null,
  }));
}

async function drop({ album }: Pick<Deps, 'album'>, paths: readonly string[]): Promise<void> {
  for (const path of paths) await album.replace(path);
}

const imagesOf = (questions: readonly StoredQuestion[]): string[] =>
  questions.flatMap(({ image }) => image ?? []);

export const createTrivia =
  (deps: Deps): Handler<typeof call.postTrivia> =>
  async (context, { trivia: setup, files }) => {
    if (isPast(setup.start, deps.clock.now())) return pastStart();
    const settings = await settingsOf(deps, context, setup);
    if (isRefusal(settings)) return settings;
    const questions = await questionsOf(deps, context, setup, files, []);
    if (isRefusal(questions)) return questions;
    const id = await schedule(deps, context, settings, questions, true);
    return showTrivia(deps, context, id);
  };

interface Edit {
  readonly id: string;
  readonly settings: TriviaSettings;
  readonly questions: readonly StoredQuestion[];
  /** The pictures that came with this form. */
  readonly added: ReadonlySet<string>;
}

/** The pictures that were there before. One that another admin has taken away meanwhile cannot stay. */
async function change(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Database,
  { team, member }: MemberContext,
  { id, settings, questions, added }: Edit,
): Promise<readonly string[] | Refusal> {
  const which = { teamId: team.teamId, id };
  const current = await lockQuestions(transaction, which);
  if (!current) return refuse('Closed');
  const was = imagesOf(current);
  const gone = questions.findIndex(({ image }) => image && !added.has(image) && !was.includes(image));
  if (gone >= 0) return misfit(`questions.${gone}.image`, 'image');
  await changeTrivia(transaction, which, {
    ...settings,
    questions: JSON.stringify(questions),
    written_by: member.userId,
  });
  await writePosts(
    transaction,
    postsOf(id, settings, clock.now()).filter(({ kind }) => kind === 'soon'),
  );
  await noteReading(transaction, { triviaId: id, userId: member.userId, at: clock.now() });
  return was;
}

export const updateTrivia =
  (deps: Deps): Handler<typeof call.putTrivia> =>
  async (context, { id, trivia: setup, files }) => {
    const { database, clock } = deps;
    const { team, member } = context;
    const before = await readTrivia(database, { teamId: team.teamId, userId: member.userId }, id);
    if (!before) return refuse('NotFound');
    if (before.phase !== 'lobby') return refuse('Closed');
    if (Date.parse(setup.start) !== before.start_at && isPast(setup.start, clock.now())) return pastStart();
    const settings = await settingsOf(deps, context, setup);
    if (isRefusal(settings)) return settings;
    const questions = await questionsOf(deps, context, setup, files, before.questions);
    if (isRefusal(questions)) return questions;
    const stays = new Set(imagesOf(questions));
    const known = new Set(imagesOf(before.questions));
    const added = new Set([...stays].filter((path) => !known.has(path)));
    const was = await database
      .transaction()
      .execute((transaction) => change(deps, transaction, context, { id, settings, questions, added }));
    if (isRefusal(was)) {
      await drop(deps, [...added]);
      return was;
    }
    await drop(
      deps,
      was.filter((path) => !stays.has(path)),
    );
    deps.triviaHost.changed(id);
    return showTrivia(deps, context, id);
  };

export const hideTrivia =
  ({ database }: Pick<Deps, 'database'>): Handler<typeof call.makeTriviaPassive> =>
  async ({ team }, { id }) =>
    (await writePassive(database, team.teamId, id)) ? { id, isPassive: true } : refuse('NotFound');

/** Null: there is no such event. */
export async function removeWithPictures(
  deps: Pick<Deps, 'album' | 'database' | 'triviaHost'>,
  teamId: string,
  id: string,
): Promise<'deleted' | 'running' | null> {
  const questions = await removeTrivia(deps.database, teamId, id);
  if (!questions) {
    const still = await readTrivia(deps.database, { teamId, userId: id }, id);
    return still ? 'running' : null;
  }
  await drop(deps, imagesOf(questions));
  deps.triviaHost.changed(id);
  return 'deleted';
}

export const deleteTrivia =
  (deps: Pick<Deps, 'album' | 'database' | 'triviaHost'>): Handler<typeof call.deleteTrivia> =>
  async ({ team }, { id }) => {
    const done = await removeWithPictures(deps, team.teamId, id);
    if (done === null) return refuse('NotFound');
    return done === 'deleted' ? { ok: true } : refuse('Closed');
  };
