// OAuth installation of the Slack bot: a one-time link for an admin, Slack's own pages, and back to the admin page.
import { randomBytes } from 'node:crypto';
import type { Installation } from '@slack/oauth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RefusalKey, refuse } from '../../../../contract/errors.ts';
import { languageOf } from '../../../base/texts/language.ts';
import { refusalText } from '../../../base/texts/refusalText.ts';
import { writeWorkspace } from '../../../people/identity/identityStore.ts';
import { sendRefusal } from '../../../web/http/refusal.ts';
import type { ChatServices } from '../services.ts';
import type { SlackBot } from './bot.ts';
import { wordOf } from './faults.ts';
import { bearerOf, clientOptions, keepInstallation, urlOptions } from './installer.ts';
import { type Bearer, issuePass, spendPass } from './passStore.ts';

type Deps = Pick<ChatServices, 'clock' | 'config' | 'database' | 'log' | 'members' | 'rates'>;

const linkLifeMs = 5 * 60_000;
const unproven = new Set([
  'slack_oauth_missing_state',
  'slack_oauth_invalid_state',
  'slack_oauth_missing_code',
]);

/** The outcome shown on the admin page. */
type Outcome = 'connected' | 'cancelled' | 'taken' | 'failed';

const browserCookie = 'topla-slack-install';

/** The link that starts the installation: single-use, five minutes, and only where the cookie is. Sent to another person
 *  without that cookie, it would connect their workspace to the sender's team. */
export async function installLink({ database, clock, config }: Deps, starter: Bearer) {
  const browser = randomBytes(32).toString('base64url');
  const pass = await issuePass(database, 'link', starter, clock.now() + linkLifeMs, browser);
  return {
    url: `${config.publicUrl}/slack/install?pass=${pass}`,
    cookie: `${browserCookie}=${browser}; Secure; HttpOnly; SameSite=Lax; Path=/slack; Max-Age=${linkLifeMs / 1000}`,
  };
}

const browserOf = ({ headers: { cookie = '' } }: FastifyRequest): string =>
  new RegExp(`(?:^|; )${browserCookie}=([\\w-]*)`).exec(cookie)?.[1] ?? '';

const isStillAdmin = async ({ members }: Deps, { teamId, userId }: Bearer): Promise<boolean> => {
  const member = await members.read(userId);
  return member !== null && !member.isDisabled && member.isAdmin && member.team?.teamId === teamId;
};

/** The library writes to the response itself: it gets what the hooks have set so far. */
function handOver(reply: FastifyReply): FastifyReply['raw'] {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  return reply.raw;
}

async function isWithinRate({ rates }: Deps, request: FastifyRequest): Promise<boolean> {
  return (await rates.take('CODE', { address: request.ip })).ok;
}

const queryText = ({ query }: FastifyRequest, key: string): string => {
  const value: unknown = Reflect.get(Object(query), key);
  return typeof value === 'string' ? value : '';
};

/** Stores the bot for the team of the admin who started the installation; uninstalls it if they are no longer an admin or another team has the workspace. */
async function settle(services: Deps, bot: SlackBot, installation: Installation): Promise<Outcome> {
  const starter = bearerOf(installation.metadata);
  const { teamId, userId } = starter;
  const tenantKey = installation.isEnterpriseInstall ? undefined : installation.team?.id;
  const workspace = tenantKey === undefined ? null : ({ provider: 'slack', tenantKey } as const);
  const isTheirs =
    workspace !== null &&
    (await isStillAdmin(services, starter)) &&
    (await writeWorkspace(services.database, workspace, { teamId, linkedBy: userId }, services.clock.now()));
  if (isTheirs) {
    await keepInstallation(bot.deps, installation, starter);
    return 'connected';
  }
  const { WebClient } = await import('@slack/web-api');
  await new WebClient(installation.bot?.token, clientOptions(bot.deps)).auth
    .revoke()
    .catch((fault: unknown) =>
      services.log.warn({ slack: wordOf(fault) }, 'a bot nobody wants was not taken back'),
    );
  return 'taken';
}

/** The pass is unknown or expired: there is no page to redirect to. */
function sayDead({ headers }: FastifyRequest, response: FastifyReply['raw']): void {
  const words = refusalText(refuse('InvalidOrExpiredToken'), languageOf(headers['accept-language']));
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end(words);
}

export function installationRoutes(app: FastifyInstance, services: Deps, bot: SlackBot): void {
  const { config, database, clock } = services;
  const back = (response: FastifyReply['raw'], outcome: Outcome): void => {
    response.writeHead(302, { location: `${config.publicUrl}/admin-panel?slack=${outcome}` }).end();
  };
  const refuseAs = (request: FastifyRequest, reply: FastifyReply, key: RefusalKey) =>
    sendRefusal(request, reply, refuse(key));

  app.get('/slack/install', async (request, reply) => {
    if (!(await isWithinRate(services, request))) return refuseAs(request, reply, 'TooManyRequests');
    const starter = await spendPass(
      database,
      'link',
      queryText(request, 'pass'),
      clock.now(),
      browserOf(request),
    );
    if (!starter) return refuseAs(request, reply, 'InvalidOrExpiredToken');
    if (!(await isStillAdmin(services, starter))) return refuseAs(request, reply, 'NotAllowed');
    const installer = await bot.installer();
    await installer.handleInstallPath(request.raw, handOver(reply), {}, urlOptions(bot.deps, starter));
  });

  app.get('/slack/oauth_redirect', async (request, reply) => {
    if (!(await isWithinRate(services, request))) return refuseAs(request, reply, 'TooManyRequests');
    const installer = await bot.installer();
    await installer.handleCallback(request.raw, handOver(reply), {
      async afterInstallation(installation, _options, _request, response) {
        const outcome = await settle(services, bot, installation);
        if (outcome !== 'connected') back(response, outcome);
        return outcome === 'connected';
      },
      success: (_installation, _options, _request, response) => back(response, 'connected'),
      failure: (fault, _options, _request, response) => {
        if (unproven.has(fault.code)) sayDead(request, response);
        else back(response, queryText(request, 'error') === 'access_denied' ? 'cancelled' : 'failed');
      },
    });
  });
}
