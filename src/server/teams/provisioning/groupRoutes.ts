// The routes of groups in SCIM: a directory may send all members of a large group at once, so bodies are larger here.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { changeGroup, createGroup, deleteGroup } from './changeGroup.ts';
import { type Fault, isFault, noGroup } from './fault.ts';
import { readGroupFilter } from './filter.ts';
import { readGroup, readGroupMembers, readGroups, type StoredGroup } from './groupStore.ts';
import { groupResource, listOf } from './resource.ts';
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

export function addGroups(scope: FastifyInstance, services: ProvisioningServices): void {
  const { config, database } = services;

  /** Programs that sent everything know it already: only a new or a whole group is shown. */
  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: StoredGroup | Fault | Refusal,
    { status = 200, withMembers = true } = {},
  ) {
    if (isRefusal(answer)) return sayRefusal(request, reply, answer);
    if (isFault(answer)) return sayFault(request, reply, answer);
    const members = withMembers ? await readGroupMembers(database, answer) : null;
    const resource = groupResource({ group: answer, members }, config.publicUrl);
    if (status === 201) reply.header('location', resource.meta.location);
    return say(request, reply, status, resource);
  }

  scope.get('/Groups', async (request, reply) => {
    const asked = readQuery(request.query);
    if (isFault(asked)) return sayFault(request, reply, asked);
    const filter = readGroupFilter(asked.filter);
    if (isFault(filter)) return sayFault(request, reply, filter);
    const { startIndex, count, excluded } = asked;
    const page = { offset: startIndex - 1, count, withMembers: !excluded.includes('members') };
    const { lines, total } = await readGroups(database, directoryOf(request).team.teamId, filter, page);
    const resources = lines.map((line) => groupResource(line, config.publicUrl));
    return say(request, reply, 200, listOf(resources, total, startIndex));
  });
  scope.post('/Groups', async (request, reply) =>
    show(request, reply, await createGroup(services, directoryOf(request), request.body), { status: 201 }),
  );
  scope.get<OfOne>('/Groups/:id', async (request, reply) => {
    const asked = readQuery(request.query);
    if (isFault(asked)) return sayFault(request, reply, asked);
    const { team } = directoryOf(request);
    const groupId = idIn(request);
    const group = groupId === null ? undefined : await readGroup(database, team.teamId, groupId);
    return show(request, reply, group ?? noGroup(), { withMembers: !asked.excluded.includes('members') });
  });
  scope.put<OfOne>('/Groups/:id', async (request, reply) => {
    const groupId = idIn(request);
    if (groupId === null) return show(request, reply, noGroup());
    const asked = { groupId, body: request.body, isWhole: true };
    return show(request, reply, await changeGroup(services, directoryOf(request), asked));
  });
  scope.patch<OfOne>('/Groups/:id', async (request, reply) => {
    const groupId = idIn(request);
    if (groupId === null) return show(request, reply, noGroup());
    const asked = { groupId, body: request.body, isWhole: false };
    const changed = await changeGroup(services, directoryOf(request), asked);
    return isRefusal(changed) || isFault(changed)
      ? show(request, reply, changed)
      : sayNothing(request, reply);
  });
  scope.delete<OfOne>('/Groups/:id', async (request, reply) => {
    const groupId = idIn(request);
    const gone = groupId === null ? noGroup() : await deleteGroup(services, directoryOf(request), groupId);
    return isRefusal(gone) || isFault(gone) ? show(request, reply, gone) : sayNothing(request, reply);
  });
}
