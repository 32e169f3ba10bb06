// Reads and validates the input of a call by its schemas: named fields only, no type coercion.
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Endpoint, Schema } from '../../contract/endpoint.ts';
import { isRefusal, type Refusal, type RefusalDetail, refuse } from '../../contract/errors.ts';

export interface Input {
  /** Of path, query and body together. */
  readonly fields: Record<string, unknown>;
  readonly files: ReadonlyMap<string, Buffer>;
}

export async function readInput(call: Endpoint, request: FastifyRequest): Promise<Input | Refusal> {
  const params = check(call.params, request.params, 'NotFound');
  if (isRefusal(params)) return params;
  const query = check(call.query, request.query);
  if (isRefusal(query)) return query;
  const sent = call.files ? await readForm(request, call) : readBody(request);
  if (isRefusal(sent)) return sent;
  const body = check(call.body, sent.fields);
  if (isRefusal(body)) return body;
  return { fields: { ...params, ...query, ...body }, files: sent.files };
}

const noFiles: ReadonlyMap<string, Buffer> = new Map();

function readBody(
  request: FastifyRequest,
): { fields: unknown; files: ReadonlyMap<string, Buffer> } | Refusal {
  return request.isMultipart()
    ? refuse('UnsupportedMediaType')
    : { fields: request.body ?? {}, files: noFiles };
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

type FormCall = Pick<Endpoint, 'files' | 'lists'>;

interface Form {
  readonly fields: Record<string, unknown>;
  readonly files: Map<string, Buffer>;
}

/** A form that breaks off or has no boundary is the sender's mistake; limits have an error of their own. */
async function readForm(request: FastifyRequest, call: FormCall): Promise<Form | Refusal> {
  if (!request.isMultipart()) return refuse('UnsupportedMediaType');
  try {
    return await readParts(request, call);
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    return refuse('InvalidInput', { fields: [{ path: '', code: 'form' }] });
  }
}

/** A file without a byte is an empty field. */
async function readParts(
  request: FastifyRequest,
  { files = {}, lists = [] }: FormCall,
): Promise<Form | Refusal> {
  const fields: Record<string, unknown> = Object.create(null);
  const read = new Map<string, Buffer>();
  for await (const part of request.parts()) {
    const isSecond = part.fieldname in fields || read.has(part.fieldname);
    if (isSecond && !lists.includes(part.fieldname))
      return refuse('InvalidInput', { fields: [{ path: part.fieldname, code: 'repeated' }] });
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) return refuse('PayloadTooLarge');
      if (lists.includes(part.fieldname)) addTo(fields, part.fieldname, part.value);
      else fields[part.fieldname] = part.value;
      continue;
    }
    const limit = files[part.fieldname];
    const bytes = limit ? await readFile(part, limit.maxBytes) : await skip(part);
    if (bytes === 'tooLarge') return refuse('PayloadTooLarge');
    if (bytes?.length === 0) fields[part.fieldname] = '';
    else if (bytes) read.set(part.fieldname, bytes);
  }
  return { fields, files: read };
}

function addTo(fields: Record<string, unknown>, name: string, value: unknown): void {
  const before = fields[name];
  fields[name] = Array.isArray(before) ? [...before, value] : [value];
}

async function readFile(part: MultipartFile, maxBytes: number): Promise<Buffer | 'tooLarge'> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of part.file) {
    bytes += chunk.length;
    if (bytes > maxBytes) return 'tooLarge';
    chunks.push(chunk);
  }
  return part.file.truncated ? 'tooLarge' : Buffer.concat(chunks);
}

async function skip(part: MultipartFile): Promise<null> {
  part.file.resume();
  return null;
}
