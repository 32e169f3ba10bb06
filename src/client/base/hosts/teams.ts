// The Microsoft Teams host: sign-in, theme, deep links, sharing to the stage. Nothing it says about people is trusted unproven.
import { app, authentication, FrameContexts, meeting, pages } from '@microsoft/teams-js';
import * as z from 'zod/mini';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { login, loginWithMS } from '../../../contract/people/providers.ts';
import { call } from '../api/call.ts';
import { device, rememberOnDevice } from '../session/device.ts';
import { session } from '../session/session.ts';
import type { HostTheme } from '../theme/applyTheme.ts';
import { linkTo, pathOfLink, stageAddress, tableAddress } from './addresses.ts';
import { hearWindows, microsoftWindow } from './frameChannel.ts';
import type { Asking, Host, SharedTable, ShareOutcome, SignIn, Surface } from './host.ts';
import { tabSettings } from './teamsTab.ts';
import { withTimeout } from './withTimeout.ts';

const contextWithinMs = 5_000;
const capabilityWithinMs = 2_000;
const tokenWithinMs = 10_000;

const surfaces: Partial<Record<FrameContexts, Surface>> = {
  [FrameContexts.sidePanel]: 'panel',
  [FrameContexts.meetingStage]: 'stage',
  [FrameContexts.stage]: 'stage',
  [FrameContexts.settings]: 'settings',
};

const themes: Readonly<Record<string, HostTheme>> = { default: 'light', dark: 'dark', contrast: 'contrast' };
const phones: readonly string[] = ['android', 'ios', 'ipados'];

/** `patienceMs`: how long to wait for the library's first answer; rejects after that. */
export async function teamsHost(patienceMs: number): Promise<Host> {
  await withTimeout(app.initialize(), patienceMs);
  const context = await withTimeout(app.getContext(), contextWithinMs);
  app.notifyAppLoaded();
  const account = accountIn(context);
  dropForeignSession(account);
  const isPhone = phones.includes(context.app.host.clientType);
  const surface = surfaces[context.page.frameContext ?? FrameContexts.content] ?? 'content';
  return {
    place: 'teams',
    surface,
    isGuest: true,
    knowsPeople: true,
    theme: themeOf(context.app.theme),
    language: /^tr\b/i.test(context.app.locale) ? 'tr' : 'en',
    arrival: context.page.subPageId ? pathOfLink(context.page.subPageId, surface === 'panel') : null,
    billing: isPhone ? 'unmentioned' : 'elsewhere',
    sharing: await sharingFrom(surface, isPhone),
    tab: surface === 'settings' ? await tabSettings(context) : null,
    async signIn(asking) {
      const answer = await signIn(asking);
      if (typeof answer === 'object' && !isRefusal(answer)) rememberOnDevice({ hostAccount: account });
      return answer;
    },
    openLink: (address) => void app.openLink(address).catch(() => window.open(address, '_blank', 'noopener')),
    meetingId: async () => context.meeting?.id ?? null,
    share: surface === 'panel' || surface === 'stage' ? toStage : byLink,
    shown: async () => null,
    ready: onlyOnce(() => void app.notifySuccess().catch(() => {})), // an older host does not answer to it
    failed: onlyOnce(() => app.notifyFailure({ reason: app.FailedReason.Other })),
  };
}

function onlyOnce(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

/** The account Teams reports; a hint, not a proof of identity. */
const accountIn = ({ user }: app.Context): string => `${user?.tenant?.id ?? ''} ${user?.id ?? ''}`;

/** People switch accounts inside Teams: another account's session is ended. */
function dropForeignSession(account: string): void {
  if (session.user() && device().hostAccount !== account) session.signOut();
}

function themeOf(first: string): Host['theme'] {
  let now = first;
  const listeners = new Set<() => void>();
  app.registerOnThemeChangeHandler((theme) => {
    now = theme;
    for (const listener of listeners) listener();
  });
  return {
    now: () => themes[now] ?? 'dark',
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function signIn(asking: Asking): Promise<SignIn> {
  if (typeof asking === 'object')
    return (await import('./companyWindow.ts')).signInWithCompany(asking.teamId, openWindow);
  if (asking === 'popUp') return byPopUp();
  const isSilent = asking === 'silently';
  const token = await (isSilent ? withTimeout(tokenOf(true), tokenWithinMs) : tokenOf(false)).catch(
    () => null,
  );
  if (token === null) return isSilent ? 'asks' : byPopUp();
  const answer = await call(login, { body: { token, app: 'teams' } });
  if (!isRefusal(answer) || answer.error !== 'ConsentRequired') return answer;
  return isSilent ? 'asks' : byPopUp();
}

const tokenOf = (silent: boolean) => authentication.getAuthToken({ silent });

const PopUpAnswer = z.object({
  code: z.string(),
  redirectUri: z.string(),
  nonce: z.optional(z.string()),
  codeVerifier: z.optional(z.string()),
});

/** From the window itself, or where it has no opener from Teams. */
async function byPopUp(): Promise<SignIn> {
  const url = `${window.location.origin}/loginMS?start=1&popup=teams`;
  const over = new AbortController();
  const handed = new Promise<string>((resolve) => {
    hearWindows(over.signal, ({ key, query }, answer) => {
      if (key !== microsoftWindow || query === null) return;
      answer(null);
      resolve(query);
    });
  });
  try {
    const told = authentication.authenticate({ url, width: 600, height: 535 });
    const said: unknown = JSON.parse(await Promise.race([handed, told]));
    const read = PopUpAnswer.safeParse(said);
    return read.success ? await call(loginWithMS, { body: read.data }) : refuse('ProviderRejected');
  } catch (problem) {
    return whyNot(problem);
  } finally {
    over.abort();
  }
}

function whyNot(problem: unknown): 'popUp' | 'closed' | Refusal {
  const why = problem instanceof Error ? problem.message : String(problem);
  if (why.includes('FailedToOpenWindow')) return 'popUp';
  return why.includes('CancelledByUser') ? 'closed' : refuse('ProviderRejected');
}

/** What comes of it goes from that window to this frame: what Teams passes on, any app in Teams could ask for. */
async function openWindow(url: string): Promise<'closed' | 'blocked' | Refusal> {
  const end = await authentication
    .authenticate({ url, width: 600, height: 640 })
    .then(() => 'closed' as const, whyNot);
  return end === 'popUp' ? 'blocked' : end;
}

/** Meeting calls throw outside meetings; attendees who may not share have no button for it. */
async function sharingFrom(surface: Surface, isPhone: boolean): Promise<Host['sharing']> {
  if (surface === 'content') return pages.isSupported() && !isPhone ? 'link' : 'none';
  if (surface !== 'panel' && surface !== 'stage') return 'none';
  const asked = new Promise<boolean>((resolve) => {
    meeting.getAppContentStageSharingCapabilities((_, can) =>
      resolve(can?.doesAppHaveSharePermission ?? false),
    );
  });
  return (await withTimeout(asked, capabilityWithinMs).catch(() => false)) ? 'stage' : 'none';
}

/** The host's error codes for missing permission. */
const notAllowed: readonly number[] = [501, 1000];

const toStage = (table: SharedTable): Promise<ShareOutcome> =>
  new Promise((resolve) => {
    const address = `${window.location.origin}${stageAddress(table)}?host=teams`;
    meeting.shareAppContentToStage((problem, isShared) => {
      if (isShared) resolve('shared');
      else resolve(problem && notAllowed.includes(problem.errorCode) ? 'notAllowed' : 'failed');
    }, address);
  });

/** The host shows the link and copies it. */
async function byLink(table: SharedTable): Promise<ShareOutcome> {
  pages.shareDeepLink({
    subPageId: linkTo(table),
    subPageLabel: table.title,
    subPageWebUrl: window.location.origin + tableAddress(table),
  });
  return 'shared';
}
