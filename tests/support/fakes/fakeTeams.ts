// A page that stands where Teams stands and speaks its protocol to the real library inside our frame.
import type { BrowserContext, Frame, Page } from 'playwright';
import { home, stand } from './abroad.ts';

export const teamsOrigin = 'https://teams.microsoft.com';

export interface TeamsSetting {
  readonly frameContext?: 'content' | 'sidePanel' | 'meetingStage' | 'settings';
  readonly context?: Readonly<Record<string, string>>;
  readonly supports?: object;
  /** What the host says when it is asked for a token. */
  readonly sso?: { readonly token?: string; readonly error?: string };
  readonly canShare?: boolean;
  readonly tab?: object;
  /** Frames it all, and says nothing. */
  readonly isMute?: boolean;
  readonly width?: number;
  readonly height?: number;
}

export interface HostCall {
  readonly func: string;
  readonly args: readonly unknown[];
  readonly from: 'app' | 'popup';
}

export interface InTeams {
  readonly page: Page;
  readonly tab: Frame;
  calls(): Promise<readonly HostCall[]>;
  /** Waits until our side has said this to the host. */
  heard(func: string): Promise<HostCall>;
  tell(func: string, ...args: unknown[]): Promise<void>;
}

/** Runs in the page; reads its setting from the address. */
const script = `
const set = JSON.parse(new URLSearchParams(location.search).get('set'));
const frame = document.querySelector('iframe');
frame.style.width = (set.width ?? 320) + 'px';
frame.style.height = (set.height ?? 700) + 'px';
window.calls = [];
const everything = { app: { notifySuccessResponse: {} }, pages: { config: {}, currentApp: {}, tabs: {} }, chat: {}, meeting: {}, dialog: { url: {} } };
const runtime = { apiVersion: 4, supports: set.supports ?? everything };
const context = { locale: 'en-us', theme: 'default', entityId: 'home', hostName: 'Teams', hostClientType: 'web',
  frameContext: set.frameContext ?? 'content', userObjectId: 'oid-of-ada', tid: 'tenant', sessionId: 's', appSessionId: 'a', ...set.context };
const send = (target, message) => target.postMessage(message, set.home);
const reply = (target, request, args) => send(target, { id: request.id, uuidAsString: request.uuidAsString, args });
window.tell = (func, ...args) => send(frame.contentWindow, { func, args });
let popUp = null, asked = null, watch = 0;
const end = (args) => { clearInterval(watch); if (asked) reply(frame.contentWindow, asked, args); asked = popUp = null; };
const answers = {
  initialize: (_, isApp) => [isApp ? context.frameContext : 'authentication', context.hostClientType, JSON.stringify(runtime), '2.1.0'],
  getContext: () => [context],
  'appInitialization.success': () => [undefined],
  'authentication.getAuthToken': () => set.sso?.error ? [false, set.sso.error] : [true, set.sso?.token ?? 'token-of-teams'],
  'authentication.authenticate': (request) => {
    asked = request;
    popUp = window.open(request.args[0], 'signIn', 'popup,width=600,height=535');
    watch = setInterval(() => { if (popUp && popUp.closed) end([false, 'CancelledByUser']); }, 200);
  },
  'authentication.authenticate.success': (request) => { popUp?.close(); end([true, request.args[0]]); },
  'authentication.authenticate.failure': (request) => { popUp?.close(); end([false, request.args[0]]); },
  executeDeepLink: () => [true],
  'settings.getSettings': () => [set.tab ?? {}],
  'settings.setSettings': () => [true],
  'meeting.getAppContentStageSharingCapabilities': () => [null, { doesAppHaveSharePermission: set.canShare ?? true }],
  'meeting.shareAppContentToStage': () => (set.canShare === false ? [{ errorCode: 1000 }, null] : [null, true]),
};
addEventListener('message', ({ source, origin, data }) => {
  const isApp = source === frame.contentWindow;
  if (set.isMute || origin !== set.home || !(isApp || source === popUp) || typeof data?.func !== 'string') return;
  window.calls.push({ func: data.func, args: data.args ?? [], from: isApp ? 'app' : 'popup' });
  const args = answers[data.func]?.(data, isApp);
  if (args) reply(source, data, args);
});
frame.src = set.home + set.path;
`;

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Teams</title><body style="margin:0">
<iframe name="tab" title="the tab" style="border:0" allow="clipboard-write"></iframe><script>${script}</script>`;

declare global {
  interface Window {
    calls: HostCall[];
    tell(func: string, ...args: unknown[]): void;
  }
}

/** `origin`: another page may stand there and say that it is Teams. */
export async function openInTeams(
  context: BrowserContext,
  path: string,
  setting: TeamsSetting = {},
  origin = teamsOrigin,
): Promise<InTeams> {
  await stand(context, origin, html);
  await context.route('https://res.cdn.office.net/**', (route) => route.abort());
  const page = await context.newPage();
  const set = JSON.stringify({ home, path, ...setting });
  await page.goto(`${origin}/?set=${encodeURIComponent(set)}`);
  const tab = page.frame('tab');
  if (!tab) throw new Error('the tab is not there');
  const calls = () => page.evaluate(() => window.calls);
  return {
    page,
    tab,
    calls,
    async heard(func) {
      await page.waitForFunction((name) => window.calls.some((call) => call.func === name), func);
      const found = (await calls()).findLast((call) => call.func === func);
      if (!found) throw new Error(`nobody said ${func}`);
      return found;
    },
    tell: (func, ...args) =>
      page.evaluate(([name, rest]) => window.tell(name, ...rest), [func, args] as const),
  };
}
