// The Google Meet host: side panel, main stage, and the activity that shows a table to the meeting.
import {
  type FrameType,
  type MeetMainStageClient,
  type MeetSidePanelClient,
  meet,
} from '@googleworkspace/meet-addons/meet.addons';
import * as z from 'zod/mini';
import { isRefusal, refuse } from '../../../contract/errors.ts';
import * as field from '../../../contract/fields.ts';
import { loginSettings } from '../../../contract/people/authorization.ts';
import { login } from '../../../contract/people/providers.ts';
import { call } from '../api/call.ts';
import { signInWithGooglePopup } from '../session/googlePopup.ts';
import { stageAddress } from './addresses.ts';
import type { Asking, Host, SharedTable, ShareOutcome, SignIn } from './host.ts';
import { withTimeout } from './withTimeout.ts';

const answerWithinMs = 10_000;

/** The data of an activity; everybody in the meeting can read it, so ids only. */
const Data = z.object({ v: z.literal(1), gameId: field.gameName, roomId: field.roomId });

/** Rejects where the page was not opened by Meet. */
export async function meetHost(): Promise<Host> {
  const frame = meet.addon.getFrameType();
  const settings = loginOffers();
  let client: ReturnType<typeof openSession> | null = null;
  /** Meet allows one session for the life of the page. */
  const opened = () => {
    client ??= settings.then((offers) => openSession(frame, offers?.meetProjectNumber ?? null));
    return withTimeout(client, answerWithinMs);
  };
  return {
    place: 'meet',
    surface: frame === 'SIDE_PANEL' ? 'panel' : 'stage',
    isGuest: true,
    theme: null,
    language: null,
    arrival: null,
    tab: null,
    knowsPeople: false,
    billing: 'elsewhere',
    sharing: window.location.pathname === '/meet/side-panel' ? 'stage' : 'none',
    signIn: async (asking) => signIn(asking, (await settings)?.google?.clientId ?? null),
    openLink: (address) => void window.open(address, '_blank', 'noopener'),
    meetingId: () =>
      opened()
        .then(meetingOf)
        .catch(() => null),
    share: (table) => opened().then((session) => startActivity(session, table), outcomeOf),
    shown: () => opened().then(tableShown, () => null),
    ready: () => void opened().catch(() => {}), // code that needs the session reports the failure itself
    failed: () => {},
  };
}

async function loginOffers() {
  const answer = await call(loginSettings, { query: {} });
  return isRefusal(answer) ? null : answer;
}

async function openSession(
  frame: FrameType,
  cloudProjectNumber: string | null,
): Promise<MeetSidePanelClient | MeetMainStageClient> {
  if (!cloudProjectNumber) throw new Error('no Meet add-on is set up on this server');
  const session = await meet.addon.createAddonSession({ cloudProjectNumber });
  return frame === 'SIDE_PANEL' ? session.createSidePanelClient() : session.createMainStageClient();
}

async function signIn(asking: Asking, clientId: string | null): Promise<SignIn> {
  if (asking === 'silently') return 'asks';
  if (typeof asking === 'object')
    return (await import('./companyWindow.ts')).signInWithCompany(asking.teamId);
  if (clientId === null) return refuse('NotAllowed');
  const given = await signInWithGooglePopup(clientId);
  if (!given) return 'closed';
  const { code: token, ...proofs } = given;
  return call(login, {
    body: { ...proofs, token, app: 'googleCode' },
  });
}

async function meetingOf(client: MeetSidePanelClient | MeetMainStageClient): Promise<string | null> {
  const { meetingId } = await withTimeout(client.getMeetingInfo(), answerWithinMs);
  return meetingId || null;
}

async function startActivity(
  client: MeetSidePanelClient | MeetMainStageClient,
  table: SharedTable,
): Promise<ShareOutcome> {
  const { origin } = window.location;
  const data: z.infer<typeof Data> = { v: 1, gameId: table.gameName, roomId: table.roomId };
  try {
    await client.startActivity({
      mainStageUrl: origin + stageAddress(table),
      sidePanelUrl: `${origin}/meet/side-panel-info`,
      additionalData: JSON.stringify(data),
    });
    return 'shared';
  } catch (problem) {
    return outcomeOf(problem);
  }
}

const outcomes: Readonly<Record<string, ShareOutcome>> = {
  ActivityIsOngoing: 'ongoing',
  UserCancelled: 'cancelled',
  UserNotInitiator: 'notAllowed',
  MeetingPolicyPreventsStartingActivity: 'notAllowed',
  NotSupportedInMeetCall: 'notAllowed',
};

const outcomeOf = (problem: unknown): ShareOutcome => outcomes[String(Object(problem).errorType)] ?? 'failed';

async function tableShown(client: MeetSidePanelClient | MeetMainStageClient) {
  const { additionalData = '' } = await withTimeout(client.getActivityStartingState(), answerWithinMs);
  const read = Data.safeParse(parse(additionalData));
  return read.success ? { gameName: read.data.gameId, roomId: read.data.roomId } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
