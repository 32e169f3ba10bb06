// The lines of the status page: of each thing its state, what to say about it, and where it is mended. Pure.
import type { TeamStatus } from '../../../../contract/admin/status.ts';
import type { Speak } from '../../../../ui/texts.tsx';
import { sectionPath } from '../sections.ts';

export type StatusLineState = 'works' | 'attention' | 'off' | 'later';

export interface StatusLine {
  readonly id: string;
  readonly title: string;
  readonly state: StatusLineState;
  readonly sentences: readonly string[];
  readonly link: { readonly to: string; readonly words: string } | null;
}

export const sections = ['running', 'today', 'chat', 'signIn'] as const;
export type StatusSection = (typeof sections)[number];
export type StatusLines = Readonly<Record<StatusSection, readonly StatusLine[]>>;

interface Saying {
  readonly t: Speak;
  /** The time of day, in the team's time zone. */
  readonly clock: (at: string) => string;
  /** The same with the day. */
  readonly moment: (at: string) => string;
  /** Some hosts do not let billing be mentioned. */
  readonly hasBilling: boolean;
}

const line = (
  id: string,
  title: string,
  state: StatusLineState,
  sentences: readonly string[],
  link: StatusLine['link'] = null,
): StatusLine => ({ id, title, state, sentences, link });

function mailLine({ isOn, waiting, givenUp }: TeamStatus['mail'], t: Speak): StatusLine {
  const title = t('pages:status.running.mail.title');
  const link = { to: sectionPath('joining'), words: t('pages:status.running.mail.link') };
  if (!isOn) return line('mail', title, 'off', [t('pages:status.running.mail.off')], link);
  if (waiting + givenUp === 0) return line('mail', title, 'works', [t('pages:status.running.mail.works')]);
  const members = { to: sectionPath('members'), words: t('pages:status.running.mail.members') };
  const sentences = [
    ...(waiting > 0 ? [t('pages:status.running.mail.waiting', { count: waiting })] : []),
    ...(givenUp > 0 ? [t('pages:status.running.mail.givenUp', { count: givenUp })] : []),
  ];
  return line('mail', title, 'attention', sentences, givenUp > 0 ? members : null);
}

function runningLines({ storage, updates, mail }: TeamStatus, t: Speak): StatusLine[] {
  const isLive = updates === 'alone' || updates === 'connected';
  return [
    line('storage', t('pages:status.running.storage.title'), storage === 'works' ? 'works' : 'attention', [
      t(`pages:status.running.storage.${storage}`),
    ]),
    line('updates', t('pages:status.running.updates.title'), isLive ? 'works' : 'attention', [
      t(`pages:status.running.updates.${updates}`),
    ]),
    mailLine(mail, t),
  ];
}

type Tool = TeamStatus['chat'][number];

const weekMs = 7 * 24 * 60 * 60_000;

/** A failed post is told while it is the newest one, and for a week after. */
function postSentences({ lastPostAt, lastFailure }: Tool, now: string, { t, moment }: Saying): string[] {
  const posted =
    lastPostAt === null
      ? t('pages:status.chat.neverPosted')
      : t('pages:status.chat.posted', { when: moment(lastPostAt) });
  if (!lastFailure) return [posted];
  const { at, reason } = lastFailure;
  const isLast = failsNow({ lastPostAt, lastFailure });
  if (!isLast && Date.parse(now) - Date.parse(at) > weekMs) return [posted];
  const failed = t(isLast ? 'pages:status.chat.failed' : 'pages:status.chat.failedBefore', {
    when: moment(at),
  });
  const cause = t(`pages:status.chat.failure.${reason}`);
  const why = `${failed} ${cause}`;
  return isLast ? [why, ...(lastPostAt === null ? [] : [posted])] : [posted, why];
}

const failsNow = ({ lastPostAt, lastFailure }: Pick<Tool, 'lastPostAt' | 'lastFailure'>): boolean =>
  lastFailure !== null && (lastPostAt === null || Date.parse(lastFailure.at) > Date.parse(lastPostAt));

/** Mended where the channel was chosen, or where the tool is connected. */
const mendingOf = (reason: string, t: Speak): StatusLine['link'] =>
  reason === 'SlackNotConnected'
    ? { to: sectionPath('chat'), words: t('pages:status.chat.settings') }
    : { to: '/scheduler', words: t('pages:status.chat.channels') };

/** It passes by itself. */
const passing: readonly string[] = ['SlackBusy', 'SlackAway', 'TeamsBusy', 'TeamsAway'];

function chatLine(tool: Tool, now: string, saying: Saying): StatusLine {
  const { t } = saying;
  const { state, workspace, lastFailure } = tool;
  const title = tool.tool === 'slack' ? 'Slack' : 'Microsoft Teams';
  if (state === 'notOffered') return line(tool.tool, title, 'off', [t('pages:status.chat.notOffered')]);
  const reason = failsNow(tool) ? (lastFailure?.reason ?? null) : null;
  const isMended = reason === null || passing.includes(reason);
  if (state === 'notConnected') {
    const link = { to: sectionPath('chat'), words: t(`pages:status.chat.${tool.tool}.connect`) };
    const words = t(`pages:status.chat.${tool.tool}.notConnected`);
    if (reason === null) return line(tool.tool, title, 'off', [words], link);
    return line(tool.tool, title, 'attention', [words, ...postSentences(tool, now, saying)], link);
  }
  const connected =
    workspace === null ? t('pages:status.chat.connected') : t('pages:status.chat.workspace', { workspace });
  return line(
    tool.tool,
    title,
    reason === null ? 'works' : 'attention',
    [connected, ...postSentences(tool, now, saying)],
    isMended || reason === null ? null : mendingOf(reason, t),
  );
}

type Puzzle = TeamStatus['today'][number];

const puzzleStates = { opened: 'works', later: 'later', late: 'attention' } as const;

function puzzleLine({ puzzleType, opensAt, state, isPostWaiting }: Puzzle, saying: Saying): StatusLine {
  const { t, clock, hasBilling } = saying;
  const title = t(`games.${puzzleType}`);
  const time = clock(opensAt);
  if (state === 'gameOff')
    return line(puzzleType, title, 'attention', [t('pages:status.today.gameOff')], {
      to: sectionPath('games'),
      words: t('pages:status.today.allow'),
    });
  if (state === 'teamLimited') {
    const plans = { to: '/plans', words: t('pages:status.today.plans') };
    const words = [t('pages:status.today.teamLimited')];
    return line(puzzleType, title, 'attention', words, hasBilling ? plans : null);
  }
  const words = t(`pages:status.today.${state}`, { time });
  if (isPostWaiting)
    return line(puzzleType, title, 'attention', [words, t('pages:status.today.postWaiting')]);
  const scheduler = { to: '/scheduler', words: t('pages:status.today.scheduler') };
  return line(puzzleType, title, puzzleStates[state], [words], state === 'late' ? scheduler : null);
}

function signInLines({ microsoft, slack, google }: TeamStatus['signIn'], t: Speak): StatusLine[] {
  const way = (id: string, title: string, isOn: boolean) =>
    line(id, title, isOn ? 'works' : 'off', [t(`pages:status.signIn.${isOn ? 'works' : 'off'}`)]);
  return [
    way('password', t('pages:status.signIn.password'), true),
    way('microsoft', 'Microsoft', microsoft),
    way('slack', 'Slack', slack),
    way('google', 'Google', google),
  ];
}

export function statusLines(status: TeamStatus, saying: Saying): StatusLines {
  return {
    running: runningLines(status, saying.t),
    today: status.today.map((puzzle) => puzzleLine(puzzle, saying)),
    chat: status.chat.map((tool) => chatLine(tool, status.checkedAt, saying)),
    signIn: signInLines(status.signIn, saying.t),
  };
}
