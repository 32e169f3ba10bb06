// The router of SCIM 2.0 under /scim/v2: bodies and errors of its own, behind the guards, limits and headers of all calls.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, Method } from '../../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { uuid } from '../../../contract/fields.ts';
import { enter } from '../../web/http/guard.ts';
import { mostBodyBytes, parse } from '../../web/http/json.ts';
import { refusalOfError } from '../../web/http/refusal.ts';
import { giveBack } from '../../web/http/route.ts';
import { changeUser, deleteUser } from './changeUser.ts';
import { createUser } from './createUser.ts';
import { mostListed, serviceProviderConfig, userAttributes, userType } from './discovery.ts';
import { errorBody, type Fault, fault, faultOf, isFault, noUser } from './fault.ts';
import { readFilter } from './filter.ts';
import { listOf, scimPath, userResource, userSchema } from './resource.ts';
import type { Directory, ProvisioningServices } from './services.ts';
import { readUser, readUsers, type StoredUser } from './store.ts';

const scimJson = 'application/scim+json; charset=utf-8';

/** What the guards are told of every request here: a token of the team with this right, and nobody else. */
const callBy = (method: Method): Endpoint => ({
  service: 'authorization',
  access: 'admin',
  rate: ['SCIM'],
  scope: 'people:provision',
  method,
  path: scimPath,
  summary: 'Provisioning by a directory',
  answer: z.unknown(),
});
const reading = callBy('GET');
const writing = callBy('POST');

export function provisioningRoutes(app: FastifyInstance, services: ProvisioningServices): void {
  app.register(
    async (scope) => {
      readScimOnly(scope);
      scope.addHook('onRequest', async (request, reply) => {
        reply.raw.once('close', () => giveBack(request.visit));
        const call = request.method === 'GET' ? reading : writing;
        const refusal = await enter(call, request, services);
        if (refusal) return sayRefusal(request, reply, refusal);
        if (!request.visit?.teamToken) return sayRefusal(request, reply, refuse('Unauthorized'));
      });
      scope.addHook('onResponse', async ({ visit }) => giveBack(visit));
      scope.setErrorHandler((error, request, reply) => {
        const refusal = refusalOfError(error);
        if (refusal.error === 'AnErrorOccured') request.log.error({ err: error }, 'unexpected');
        return sayRefusal(request, reply, refusal);
      });
      addDiscovery(scope, services.config.publicUrl);
      addUsers(scope, services);
      scope.all('/*', async (request, reply) => sayRefusal(request, reply, refuse('NotFound')));
    },
    { prefix: scimPath },
  );
}

function readScimOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  for (const type of ['application/scim+json', 'application/json'])
    scope.addContentTypeParser(
      type,
      { parseAs: 'string', bodyLimit: mostBodyBytes },
      (_request, body, done) => {
        const parsed = parse(String(body));
        if (parsed.ok) done(null, parsed.value);
        else done(Object.assign(new Error('malformed JSON'), refuse('InvalidInput')));
      },
    );
}

function addDiscovery(scope: FastifyInstance, publicUrl: string): void {
  const type = userType(publicUrl);
  const schema = userAttributes(publicUrl);
  const documents: Readonly<Record<string, object>> = {
    '/ServiceProviderConfig': serviceProviderConfig(publicUrl),
    '/ResourceTypes': listOf([type], 1),
    '/ResourceTypes/User': type,
    '/Schemas': listOf([schema], 1),
    [`/Schemas/${userSchema.replaceAll(':', '::')}`]: schema,
  };
  for (const [path, document] of Object.entries(documents))
    scope.get(path, async (request, reply) => say(request, reply, 200, document));
}

interface OfUser {
  readonly Params: { readonly id: string };
}

function addUsers(scope: FastifyInstance, services: ProvisioningServices): void {
  const { config, database } = services;
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: StoredUser | Fault | Refusal,
    status = 200,
  ) => {
    if (isRefusal(answer)) return sayRefusal(request, reply, answer);
    if (isFault(answer)) return sayFault(request, reply, answer);
    const resource = userResource(answer, config.publicUrl);
    if (status === 201) reply.header('location', resource.meta.location);
    return say(request, reply, status, resource);
  };

  scope.get('/Users', async (request, reply) => {
    const asked = readQuery(request.query);
    if (isFault(asked)) return sayFault(request, reply, asked);
    const { filter, startIndex, count } = asked;
    const part = { offset: startIndex - 1, count };
    const { users, total } = await readUsers(database, directoryOf(request).team.teamId, filter, part);
    const resources = users.map((user) => userResource(user, config.publicUrl));
    return say(request, reply, 200, listOf(resources, total, startIndex));
  });
  scope.post('/Users', async (request, reply) =>
    show(request, reply, await createUser(services, directoryOf(request), request.body), 201),
  );
  scope.get<OfUser>('/Users/:id', async (request, reply) => {
    const { team } = directoryOf(request);
    const userId = idIn(request);
    const user = userId === null ? undefined : await readUser(database, team.teamId, userId);
    return show(request, reply, user ?? noUser());
  });
  for (const method of ['PUT', 'PATCH'] as const)
    scope.route<OfUser>({
      method,
      url: '/Users/:id',
      handler: async (request, reply) => {
        const userId = idIn(request);
        if (userId === null) return show(request, reply, noUser());
        const asked = { userId, body: request.body, isWhole: method === 'PUT' };
        return show(request, reply, await changeUser(services, directoryOf(request), asked));
      },
    });
  scope.delete<OfUser>('/Users/:id', async (request, reply) => {
    const userId = idIn(request);
    const gone = userId === null ? noUser() : await deleteUser(services, directoryOf(request), userId);
    if (gone !== null) return show(request, reply, gone);
    if (request.visit) request.visit.outcome = 'ok';
    return reply.code(204).send();
  });
}

const idIn = ({ params }: FastifyRequest<OfUser>): string | null =>
  uuid.safeParse(params.id).success ? params.id : null;

/** Set by the guards, which let nobody else in. */
function directoryOf({ visit, log }: FastifyRequest): Directory {
  const { member, teamToken } = visit ?? {};
  if (!member?.team || !teamToken) throw new Error('a directory came in without a token');
  return { member, team: member.team, tokenName: teamToken.name, log };
}

const whole = z.optional(z.string().check(z.regex(/^-?\d{1,9}$/)));
const Query = z.object({ filter: z.optional(z.string()), startIndex: whole, count: whole });

/** As the standard has it: a first place below 1 is 1, a length below 0 is 0, and longer pages are cut. */
function readQuery(sent: unknown) {
  const query = Query.safeParse(sent);
  if (!query.success) return fault(400, 'startIndex and count are whole numbers.', 'invalidValue');
  const { filter: text, startIndex = '1', count = '100' } = query.data;
  const filter = readFilter(text);
  if (isFault(filter)) return filter;
  return {
    filter,
    startIndex: Math.max(1, Number(startIndex)),
    count: Math.min(mostListed, Math.max(0, Number(count))),
  };
}

function say(request: FastifyRequest, reply: FastifyReply, status: number, body: object): FastifyReply {
  if (request.visit) request.visit.outcome = 'ok';
  return reply.code(status).header('content-type', scimJson).send(JSON.stringify(body));
}

function sayFault(_request: FastifyRequest, reply: FastifyReply, refused: Fault): FastifyReply {
  return reply
    .code(refused.status)
    .header('content-type', scimJson)
    .send(JSON.stringify(errorBody(refused)));
}

function sayRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (request.visit) request.visit.outcome = refusal.error;
  const { retryAfterSeconds, error } = refusal;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  if (error === 'Unauthorized') reply.header('www-authenticate', 'Bearer error="invalid_token"');
  return sayFault(request, reply, faultOf(refusal));
}
