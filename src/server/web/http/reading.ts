// Reads and validates the input of a call by its schemas: named fields only, no type coercion.
import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Endpoint, Schema } from '../../../contract/endpoint.ts';
import { isRefusal, type Refusal, type RefusalDetail, refuse } from '../../../contract/errors.ts';
import { readForm } from './form.ts';
import type { Upload } from './upload.ts';

export interface Input {
  /** Path, query and body parameters together. */
  readonly fields: Record<string, unknown>;
  readonly files: ReadonlyMap<string, Upload>;
  /** Deletes the uploaded files after the call. */
  close(): Promise<void>;
}

/** `uploads`: the directory where files lie while a call is served. */
export async function readInput(
  call: Endpoint,
  request: FastifyRequest,
  answer: ServerResponse,
  uploads: string,
): Promise<Input | Refusal> {
  const params = check(call.params, request.params, 'NotFound');
  if (isRefusal(params)) return params;
  const query = check(call.query, request.query);
  if (isRefusal(query)) return query;
  const sent = call.files ? await readForm(request, answer, call, uploads) : readBody(request);
  if (isRefusal(sent)) return sent;
  const body = check(call.body, sent.fields);
  if (isRefusal(body)) {
    await sent.close();
    return body;
  }
  return { fields: { ...params, ...query, ...body }, files: sent.files, close: sent.close };
}

type Sent = Omit<Input, 'fields'> & { readonly fields: unknown };

const noFiles: ReadonlyMap<string, Upload> = new Map();

function readBody(request: FastifyRequest): Sent | Refusal {
  return request.isMultipart()
    ? refuse('UnsupportedMediaType')
    : { fields: request.body ?? {}, files: noFiles, close: async () => {} };
}

/** A word of the path that is not on its list (`wrongWord`) is a path that does not exist. */
function check(
  schema: Schema | undefined,
  value: unknown,
  wrongWord: 'NotFound' | 'InvalidInput' = 'InvalidInput',
): Record<string, unknown> | Refusal {
  if (!schema) return {};
  const checked = schema.safeParse(value);
  if (checked.success) return isRecord(checked.data) ? checked.data : {};
  const { issues } = checked.error;
  if (wrongWord === 'NotFound' && issues.some((issue) => issue.code === 'invalid_value'))
    return refuse('NotFound');
  return refuse('InvalidInput', { fields: issues.map(fieldOf) });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Field = NonNullable<RefusalDetail['fields']>[number];

/** Path and kind of each issue; never the value itself. */
const fieldOf = (issue: {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly message: string;
}): Field => ({
  path: issue.path.map(String).join('.'),
  code: issue.code === 'custom' ? issue.message : issue.code,
});
