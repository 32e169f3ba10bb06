// Reads a multipart form: at most 20 MiB in all, its files onto the disk.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { refusalOfFileFault } from '../../base/storage/faults.ts';
import { type StoredUpload, storeUpload, type Upload } from './upload.ts';

const mebibyte = 1024 * 1024;
const mostFormBytes = 20 * mebibyte;
/** The rest of a refused form that is discarded so that the browser reads the answer; then the connection is closed. */
const mostDiscarded = { bytes: 64 * mebibyte, ms: 30_000 };

type FormCall = Pick<Endpoint, 'files' | 'lists'>;

export interface Form {
  readonly fields: Record<string, unknown>;
  readonly files: ReadonlyMap<string, Upload>;
  /** Frees the room of its files. */
  close(): Promise<void>;
}

interface Read {
  readonly fields: Record<string, unknown>;
  readonly files: Map<string, StoredUpload>;
}

const broken = refuse('InvalidInput', { fields: [{ path: '', code: 'form' }] });

/** `directory`: where files lie meanwhile. */
export async function readForm(
  request: FastifyRequest,
  answer: ServerResponse,
  call: FormCall,
  directory: string,
): Promise<Form | Refusal> {
  if (!request.isMultipart()) return refuse('UnsupportedMediaType');
  if (request.raw.destroyed) return broken; // while it waited for its turn: nothing would ever come of it
  const read: Read = { fields: Object.create(null), files: new Map() };
  const close = async () => {
    for (const file of read.files.values()) await file.close();
  };
  const said = Number(request.headers['content-length'] ?? 0);
  let isRead = false;
  try {
    const refusal =
      said > mostFormBytes ? refuse('PayloadTooLarge') : await readAll(request, call, directory, read);
    isRead = refusal === null;
    return refusal ?? { ...read, close };
  } finally {
    if (!isRead) {
      discardRest(request.raw, answer);
      await close();
    }
  }
}

/** A form that breaks off or has no boundary is the sender's mistake; limits have an error of their own. */
async function readAll(
  request: FastifyRequest,
  call: FormCall,
  directory: string,
  read: Read,
): Promise<Refusal | null> {
  const size = watchSize(request.raw);
  try {
    return await readParts(request, call, directory, read, size);
  } catch (error) {
    if (size.isTooLarge()) return refuse('PayloadTooLarge');
    const fault = refusalOfFileFault(error);
    if (fault) return refuse(fault);
    if (!(error instanceof Error && 'statusCode' in error)) return broken;
    throw error;
  } finally {
    size.stop();
  }
}

interface Size {
  isTooLarge(): boolean;
  /** Is aborted if the form is too large. */
  reading(part: Readable): void;
  stop(): void;
}

function watchSize(raw: IncomingMessage): Size {
  let bytes = 0;
  let current: Readable | null = null;
  const isTooLarge = (): boolean => bytes > mostFormBytes;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (isTooLarge()) current?.destroy();
  };
  raw.on('data', count);
  return {
    isTooLarge,
    reading(part) {
      current = part;
    },
    stop: () => void raw.off('data', count),
  };
}

/** A file without a byte is an empty field. */
async function readParts(
  request: FastifyRequest,
  { files = {}, lists = [] }: FormCall,
  directory: string,
  read: Read,
  size: Size,
): Promise<Refusal | null> {
  const { fields } = read;
  for await (const part of request.parts()) {
    if (part.type === 'file') size.reading(part.file);
    if (size.isTooLarge()) return refuse('PayloadTooLarge');
    const isSecond = part.fieldname in fields || read.files.has(part.fieldname);
    if (isSecond && !lists.includes(part.fieldname))
      return refuse('InvalidInput', { fields: [{ path: part.fieldname, code: 'repeated' }] });
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) return refuse('PayloadTooLarge');
      if (lists.includes(part.fieldname)) addTo(fields, part.fieldname, part.value);
      else fields[part.fieldname] = part.value;
      continue;
    }
    const limit = files[part.fieldname];
    const file = limit ? await readFile(part, directory, limit.maxBytes) : await skip(part);
    if (isRefusal(file)) return file;
    if (file?.bytes === 0) {
      await file.close();
      fields[part.fieldname] = '';
    } else if (file) read.files.set(part.fieldname, file);
  }
  return null;
}

function addTo(fields: Record<string, unknown>, name: string, value: unknown): void {
  const before = fields[name];
  fields[name] = Array.isArray(before) ? [...before, value] : [value];
}

async function readFile(
  part: MultipartFile,
  directory: string,
  maxBytes: number,
): Promise<StoredUpload | Refusal> {
  const file = await storeUpload(directory, part.file, maxBytes);
  if (file && !part.file.truncated) return file;
  await file?.close();
  return refuse('PayloadTooLarge');
}

/** Reads fields nobody expects to their end as well, so that they count towards the size limit. */
async function skip(part: MultipartFile): Promise<null> {
  for await (const _ of part.file);
  return null;
}

/** Only once the answer is written: a sender who goes on would use up what is discarded before there is anything to read. */
function discardRest(raw: IncomingMessage, answer: ServerResponse): void {
  if (raw.complete || raw.destroyed) return;
  raw.unpipe();
  raw.pause();
  answer.once('finish', () => {
    let bytes = 0;
    const timer = setTimeout(() => raw.destroy(), mostDiscarded.ms).unref();
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostDiscarded.bytes) raw.destroy();
    });
    raw.once('close', () => clearTimeout(timer));
    raw.resume();
  });
}
