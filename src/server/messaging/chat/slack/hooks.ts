// Web hooks of Slack: events, slash command, interactions and select options. Signed, recent, processed once.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { refuse } from '../../../../contract/errors.ts';
import { logSecurityEvent } from '../../../base/shared/log.ts';
import { fetchOutside } from '../../../base/shared/outboundFetch.ts';
import { processOnce } from '../../../base/storage/processedRequests.ts';
import { sendRefusal } from '../../../web/http/refusal.ts';
import type { ChatServices, ListEvents } from '../services.ts';
import { showHome } from './appHome.ts';
import { answerCommand, gameChoice, gamesFor } from './command.ts';
import { answerByFeature, pressForFeature, type SlackFeature } from './features.ts';
import type { SlackAccount } from './findMember.ts';
import { installationRoutes } from './install.ts';
import { readInstallation, removeInstallation } from './installationStore.ts';
import { chosenIn, moveChoice, playChoice } from './turns.ts';
import { unfurlLinks } from './unfurl.ts';
import { isFromSlack } from './verifyRequest.ts';

type Deps = Pick<
  ChatServices,
  | 'chat'
  | 'clock'
  | 'config'
  | 'database'
  | 'encryption'
  | 'lineWords'
  | 'log'
  | 'members'
  | 'rates'
  | 'tables'
>;

const mostBytes = 256 * 1024;
const mostTyped = 3_000;
const ids = z.object({ id: z.string() });

const event = z.union([
  z.object({ type: z.literal('url_verification'), challenge: z.string().check(z.maxLength(1_000)) }),
  z.object({
    type: z.literal('event_callback'),
    event_id: z.string().check(z.maxLength(100)),
    event_time: z.number(),
    team_id: z.string(),
    event: z.object({
      type: z.string(),
      tokens: z.optional(z.object({ bot: z.optional(z.array(z.string())) })),
      user: z.optional(z.string()),
      tab: z.optional(z.string()),
      channel: z.optional(z.string()),
      message_ts: z.optional(z.string()),
      links: z.optional(z.array(z.object({ url: z.string().check(z.maxLength(2_000)) }))),
    }),
  }),
]);
const command = z.object({
  team_id: z.string(),
  user_id: z.string(),
  channel_id: z.optional(z.string().check(z.maxLength(100))),
  text: z._default(z.string(), ''),
});
const action = z.object({
  action_id: z.string(),
  value: z.optional(z.string()),
  block_id: z.optional(z.string()),
  selected_option: z.optional(z.nullable(z.object({ value: z.string() }))),
});
const interaction = z.object({
  type: z.string(),
  team: z.nullable(ids),
  user: ids,
  actions: z._default(z.array(action), []),
  response_url: z.optional(z.string()),
});
const suggestion = z.object({ team: z.nullable(ids), user: ids, value: z._default(z.string(), '') });

interface HookRequest {
  readonly services: Deps;
  readonly eventsFor: ListEvents;
  readonly features: readonly SlackFeature[];
  readonly raw: string;
}

/** The answer; null: an empty 200; undefined: invalid input. */
type HookHandler = (request: HookRequest) => Promise<object | null | undefined>;

const jsonIn = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};
const payloadIn = (raw: string): unknown => jsonIn(new URLSearchParams(raw).get('payload'));

type Happened = Extract<z.infer<typeof event>, { type: 'event_callback' }>;

/** The work that an event asks of the bot; null if there is none. */
function workFor(
  { services, eventsFor }: HookRequest,
  { team_id: workspace, event: what }: Happened,
): Promise<void> | null {
  if (what.user === undefined) return null;
  const account = { workspace, account: what.user };
  if (what.type === 'app_home_opened' && what.tab !== 'messages')
    return showHome(services, eventsFor, account);
  const { channel, message_ts: ts, links } = what;
  if (what.type !== 'link_shared' || !channel || !ts || !links) return null;
  return unfurlLinks(
    services,
    account,
    { channel, ts },
    links.map(({ url }) => url),
  );
}

/** On uninstall or a revoked token the installation is removed, unless it is newer than the event. */
const handleEvent: HookHandler = async (request) => {
  const { services, raw } = request;
  const { database, clock, log } = services;
  const parsed = event.safeParse(jsonIn(raw));
  if (!parsed.success) return undefined;
  if (parsed.data.type === 'url_verification') return { challenge: parsed.data.challenge };
  const { event_id, event_time, team_id, event: what } = parsed.data;
  const isEnd =
    what.type === 'app_uninstalled' ||
    (what.type === 'tokens_revoked' && (what.tokens?.bot?.length ?? 0) > 0);
  const isNew = await database.transaction().execute(async (trx) => {
    if (!(await processOnce(trx, `event ${event_id}`, clock.now()))) return false;
    if (!isEnd) return true;
    const installed = await readInstallation(trx, team_id);
    const isOlder = installed && event_time < Math.floor(installed.installed_at / 1000);
    if (!isOlder) await removeInstallation(trx, team_id);
    return true;
  });
  // Slack waits three seconds; what is shown may take longer.
  if (isNew)
    workFor(request, parsed.data)?.catch((fault: unknown) => log.warn({ slack: String(fault) }, what.type));
  return null;
};

const handleCommand: HookHandler = async ({ services, features, raw }) => {
  const parsed = command.safeParse(Object.fromEntries(new URLSearchParams(raw)));
  if (!parsed.success) return undefined;
  const { team_id: workspace, user_id: account, channel_id: channelId = null, text } = parsed.data;
  const asker = { workspace, account };
  const typed = { text: text.slice(0, mostTyped), channelId };
  return (
    (await answerByFeature(services, features, asker, typed)) ??
    answerCommand(services, asker, text.slice(0, 100))
  );
};

/** Answers are sent to addresses of Slack only (SSRF). */
function isOfSlack({ config: { slackApi } }: Deps, url: string): boolean {
  const own = new URL(slackApi).origin;
  const hooks = own === 'https://slack.com' ? 'https://hooks.slack.com' : own;
  return URL.canParse(url) && new URL(url).origin === hooks;
}

interface Choice {
  readonly account: SlackAccount;
  readonly action: z.infer<typeof action>;
}

/** What takes the place of the message in which somebody chose; null: nothing does. */
async function answerTo(services: Deps, { account, action }: Choice): Promise<object | null> {
  const value = action.selected_option?.value ?? '';
  if (action.action_id === gameChoice) return answerCommand(services, account, value.slice(0, 100));
  const chosen = chosenIn(action.block_id ?? '', value);
  return chosen && playChoice(services, account, chosen);
}

/** A chosen game replaces the question, a chosen move the board; buttons of features do their work. Clicks on links are only acknowledged. */
const handleInteraction: HookHandler = async ({ services, features, raw }) => {
  const parsed = interaction.safeParse(payloadIn(raw));
  if (!parsed.success) return undefined;
  const { type, team, user, actions, response_url: url } = parsed.data;
  if (type !== 'block_actions' || !team || !url || !isOfSlack(services, url)) return null;
  const account = { workspace: team.id, account: user.id };
  const [first] = actions;
  const pressed = first && { actionId: first.action_id, value: first.value ?? '', answerTo: url };
  if (pressed && pressForFeature(services, features, account, pressed)) return null;
  const chosen = actions.find(
    ({ action_id, selected_option }) =>
      (action_id === gameChoice || action_id === moveChoice) && selected_option,
  );
  if (!chosen) return null;
  const answer = await answerTo(services, { account, action: chosen });
  if (!answer) return null;
  const body = JSON.stringify({ ...answer, replace_original: true });
  fetchOutside(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
    (fault: unknown) => services.log.warn({ slack: String(fault) }, 'the answer to a choice did not go out'),
  );
  return null;
};

const handleOptions: HookHandler = async ({ services, raw }) => {
  const parsed = suggestion.safeParse(payloadIn(raw));
  if (!parsed.success) return undefined;
  const { team, user, value } = parsed.data;
  const games = team ? await gamesFor(services, { workspace: team.id, account: user.id }, value) : [];
  return {
    options: games.map(({ name, gameName }) => ({
      text: { type: 'plain_text', text: name },
      value: gameName,
    })),
  };
};

const handlers = {
  '/slack/events': handleEvent,
  '/slack/commands': handleCommand,
  '/slack/interactive': handleInteraction,
  '/slack/options': handleOptions,
} as const;

/** Null: signed by Slack and not processed before. */
async function refusalOf({ rates, clock, database, log }: Deps, request: FastifyRequest, secret: string) {
  const taken = await rates.take('HOOK', { address: request.ip });
  if (!taken.ok) return refuse('TooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
  const signature = request.headers['x-slack-signature'];
  const timestamp = request.headers['x-slack-request-timestamp'];
  const now = clock.now();
  const isTrue = isFromSlack({ signature, timestamp, raw: String(request.body ?? '') }, secret, now);
  if (isTrue && (await processOnce(database, `signature ${signature}`, now))) return null;
  logSecurityEvent(log, { security: 'webhookRefused', because: isTrue ? 'replayed' : 'signature' });
  return refuse('Unauthorized');
}

async function handle(
  given: Omit<HookRequest, 'raw'>,
  handler: HookHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const answer = await handler({ ...given, raw: String(request.body ?? '') });
  if (answer === undefined) return sendRefusal(request, reply, refuse('InvalidInput'));
  return answer === null ? reply.code(200).send('') : reply.code(200).send(answer);
}

/** An encapsulated scope: bodies stay raw until their signature is verified. */
function registerHooks(app: FastifyInstance, given: Omit<HookRequest, 'raw'>, signingSecret: string): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    for (const [path, handler] of Object.entries(handlers))
      scope.post(path, async (request, reply) => {
        const refusal = await refusalOf(given.services, request, signingSecret);
        return refusal ? sendRefusal(request, reply, refusal) : handle(given, handler, request, reply);
      });
  });
}

/** Registers the hooks and the installation; neither without the settings of Slack. */
export function slackRoutes(
  app: FastifyInstance,
  services: ChatServices,
  given: Pick<HookRequest, 'eventsFor' | 'features'>,
): void {
  const { slack } = services.chat;
  if (!slack?.deps.slack.signingSecret) return;
  registerHooks(app, { services, ...given }, slack.deps.slack.signingSecret);
  installationRoutes(app, services, slack);
}
