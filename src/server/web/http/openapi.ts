// The contract as an OpenAPI document, made by @fastify/swagger of the routes and their schemas.
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { toJSONSchema } from 'zod/v4/core';
import { descriptionPath } from '../../../contract/admin/teamTokens.ts';
import type { Endpoint, Schema } from '../../../contract/endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    call?: Endpoint;
  }
}

type Json = Record<string, unknown>;

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json =>
  toJSONSchema(schema, { target: 'draft-2020-12', unrepresentable: 'any', io });

/** Files stand among the fields of a form. */
function bodyOf({ body, files }: Endpoint): Json | undefined {
  if (!body) return undefined;
  const fields = jsonSchema(body, 'input');
  if (!files) return fields;
  const parts = Object.keys(files).map((name) => [name, { type: 'string', format: 'binary' }]);
  return { ...fields, properties: { ...Object(fields.properties), ...Object.fromEntries(parts) } };
}

/** By a session, or by a token of a team with the right that the call is marked with. */
const waysIn = ({ scope }: Endpoint) => [
  { session: [] },
  ...(scope === undefined ? [] : [{ teamToken: [scope] }]),
];

function schemaOf(call: Endpoint): FastifySchema {
  const body = bodyOf(call);
  return {
    summary: call.summary,
    tags: [call.service],
    description: `Access: ${call.access}. Rate: ${call.rate.join(', ')}.${call.scope ? ` Right of a token: ${call.scope}.` : ''}`,
    ...(call.files && { consumes: ['multipart/form-data'] }),
    ...(call.params && { params: jsonSchema(call.params, 'input') }),
    ...(call.query && { querystring: jsonSchema(call.query, 'input') }),
    ...(body && { body }),
    ...(call.access !== 'public' && call.access !== 'ticket' && { security: waysIn(call) }),
    response: {
      200: { description: 'Done', ...jsonSchema(call.answer, 'output') },
      default: { description: 'Refused: see the key in `error`' },
    },
  };
}

interface Describing {
  readonly publicUrl: string;
  readonly isProduction: boolean;
}

/**
 * Before the routes are added. The document is made when it is first asked for. In production it holds the calls that
 * tokens of teams may ask, for the company's own programs, and no other.
 */
export function describeCalls(app: FastifyInstance, { publicUrl, isProduction }: Describing): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Topla', version: '1' },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          teamToken: { type: 'http', scheme: 'bearer', bearerFormat: 'topla_…' },
        },
      },
    },
    transform: ({ route, url }) => {
      const call = route.config?.call;
      const isShown = call && (!isProduction || call.scope !== undefined);
      return { schema: isShown ? schemaOf(call) : { hide: true }, url };
    },
  });
  app.after(() => app.get(descriptionPath, async () => app.swagger()));
}
