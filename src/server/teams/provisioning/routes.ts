// The router of SCIM 2.0 under /scim/v2: bodies and errors of its own, behind the guards, limits and headers of all calls.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, Method } from '../../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { enter } from '../../web/http/guard.ts';
import { type MostOfBody, parse, usualBody } from '../../web/http/json.ts';
import { refusalOfError } from '../../web/http/refusal.ts';
import { giveBack } from '../../web/http/route.ts';
import { changeUser, deleteUser } from './changeUser.ts';
import { createUser } from './createUser.ts';
import { groupAttributes, groupType, serviceProviderConfig, userAttributes, userType } from './discovery.ts';
import { type Fault, isFault, noUser } from './fault.ts';
import { readUserFilter } from './filter.ts';
import { addGroups } from './groupRoutes.ts';
import { listOf, scimPath, userResource } from './resource.ts';
import {
  directoryOf,
  idIn,
  type OfOne,
  readQuery,
  say,
  sayFault,
  sayNothing,
  sayRefusal,
} from './scimReply.ts';
import type { ProvisioningServices } from './services.ts';
import { readUser, readUsers, type StoredUser } from './store.ts';

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
      readScimOnly(scope, usualBody);
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
      scope.register(async (inner) => {
        readScimOnly(inner, groupBody);
        addGroups(inner, services);
      });
      scope.all('/*', async (request, reply) => sayRefusal(request, reply, refuse('NotFound')));
    },
    { prefix: scimPath },
  );
}

/** A group of ten thousand people, each with an id, a name and an address. */
const groupBody: MostOfBody = { bytes: 3 * 1_024 * 1_024, nodes: 60_000 };

function readScimOnly(scope: FastifyInstance, most: MostOfBody): void {
  scope.removeAllContentTypeParsers();
  for (const type of ['application/scim+json', 'application/json'])
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: most.bytes }, (_request, body, done) => {
      const parsed = parse(String(body), most);
      if (parsed.ok) done(null, parsed.value);
      else done(Object.assign(new Error('malformed JSON'), refuse('InvalidInput')));
    });
}

function addDiscovery(scope: FastifyInstance, publicUrl: string): void {
  const types = [userType(publicUrl), groupType(publicUrl)];
  const schemas = [userAttributes(publicUrl), groupAttributes(publicUrl)];
  const documents: Readonly<Record<string, object>> = {
    '/ServiceProviderConfig': serviceProviderConfig(publicUrl),
    '/ResourceTypes': listOf(types, types.length),
    '/Schemas': listOf(schemas, schemas.length),
    ...Object.fromEntries(types.map((type) => [`/ResourceTypes/${type.id}`, type])),
    ...Object.fromEntries(schemas.map((schema) => [`/Schemas/${schema.id.replaceAll(':', '::')}`, schema])),
  };
  for (const [path, document] of Object.entries(documents))
    scope.get(path, async (request, reply) => say(request, reply, 200, document));
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
    const filter = readUserFilter(asked.filter);
    if (isFault(filter)) return sayFault(request, reply, filter);
    const { startIndex, count } = asked;
    const part = { offset: startIndex - 1, count };
    const { users, total } = await readUsers(database, directoryOf(request).team.teamId, filter, part);
    const resources = users.map((user) => userResource(user, config.publicUrl));
    return say(request, reply, 200, listOf(resources, total, startIndex));
  });
  scope.post('/Users', async (request, reply) =>
    show(request, reply, await createUser(services, directoryOf(request), request.body), 201),
  );
  scope.get<OfOne>('/Users/:id', async (request, reply) => {
    const { team } = directoryOf(request);
    const userId = idIn(request);
    const user = userId === null ? undefined : await readUser(database, team.teamId, userId);
    return show(request, reply, user ?? noUser());
  });
  for (const method of ['PUT', 'PATCH'] as const)
    scope.route<OfOne>({
      method,
      url: '/Users/:id',
      handler: async (request, reply) => {
        const userId = idIn(request);
        if (userId === null) return show(request, reply, noUser());
        const asked = { userId, body: request.body, isWhole: method === 'PUT' };
        return show(request, reply, await changeUser(services, directoryOf(request), asked));
      },
    });
  scope.delete<OfOne>('/Users/:id', async (request, reply) => {
    const userId = idIn(request);
    const gone = userId === null ? noUser() : await deleteUser(services, directoryOf(request), userId);
    return gone === null ? sayNothing(request, reply) : show(request, reply, gone);
  });
}
