// Refuses on the bare connection, where there is no request to answer: broken HTTP, or an upgrade that is not allowed.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Refusal, refusals } from '../../../contract/errors.ts';
import { refusalText } from '../../base/texts/refusalText.ts';

/** Ends the connection. */
export function refuseLine(socket: Duplex, refusal: Refusal): void {
  if (!socket.writable) return;
  const status = refusals[refusal.error];
  const body = JSON.stringify({
    ok: false,
    error: refusal.error,
    message: refusalText(refusal, 'en'),
    requestId: randomUUID(),
  });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
