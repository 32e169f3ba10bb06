// The contract as an OpenAPI document, for people and tools that want to read it.
import { toJSONSchema } from 'zod/v4/core';
import { calls } from '../../contract/all.ts';
import type { Endpoint, Files, Schema } from '../../contract/endpoint.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json =>
  toJSONSchema(schema, { target: 'draft-2020-12', unrepresentable: 'any', io });

function parameters(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  }; // what an object schema becomes
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }));
}

function body(schema: Schema, files: Files | undefined): Json {
  const fields = jsonSchema(schema, 'input');
  if (!files) return { content: { 'application/json': { schema: fields } } };
  const parts = Object.fromEntries(
    Object.keys(files).map((name) => [name, { type: 'string', format: 'binary' }]),
  );
  const properties = { ...(fields.properties as Json), ...parts }; // an object schema has them
  return { content: { 'multipart/form-data': { schema: { ...fields, properties } } } };
}

const operation = (call: Endpoint): Json => ({
  summary: call.summary,
  tags: [call.service],
  description: `Access: ${call.access}. Rate: ${call.rate.join(', ')}.`,
  parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
  ...(call.body && { requestBody: body(call.body, call.files) }),
  ...(call.access === 'public' || call.access === 'ticket' ? {} : { security: [{ token: [] }] }),
  responses: {
    200: {
      description: 'Done',
      content: { 'application/json': { schema: jsonSchema(call.answer, 'output') } },
    },
    default: { description: 'Refused: see the key in `error`' },
  },
});

export function openApi(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  return {
    openapi: '3.1.0',
    info: { title: 'Topla', version: '1' },
    servers: [{ url: publicUrl }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  };
}
