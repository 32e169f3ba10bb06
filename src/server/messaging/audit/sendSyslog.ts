// Sends lines to a syslog receiver that somebody typed in: TLS only, never inside the network, and taken once the receiver has closed after us.
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { StreamFailure } from '../../../contract/admin/auditStream.ts';
import { createStrangerAddress, type StrangerNames } from '../../base/shared/strangerAddress.ts';

export interface SyslogPost {
  readonly host: string;
  readonly port: number;
  /** Certificates in PEM, which alone are trusted; null: the usual authorities. */
  readonly ca: string | null;
  readonly payload: string;
}

/** Null: all of it was taken. */
export type SendSyslog = (post: SyslogPost) => Promise<StreamFailure | null>;

interface SyslogWays extends StrangerNames {
  readonly patienceMs?: number;
  /** Hosts inside the network, each with its port, that the operator named. */
  readonly inside?: readonly string[];
}

const usualMs = 10_000;
/** Syslog has no receipt. A receiver never closes first: one that does so in this time, once all was written, is sent the same again. */
const settleMs = 300;

const certificateFault =
  /^(?:CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|ERR_TLS_CERT|HOSTNAME_MISMATCH|INVALID_|PATH_LENGTH)/;

function failureOf(fault: unknown, isSecure: boolean): StreamFailure {
  const code = String(Object(fault).code);
  if (/^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH)$/.test(code)) return 'refused';
  if (code === 'ETIMEDOUT') return 'tooSlow';
  if (certificateFault.test(code)) return 'untrusted';
  return isSecure ? 'broken' : 'noTls';
}

export function createSendSyslog({
  patienceMs = usualMs,
  inside = [],
  ...names
}: SyslogWays = {}): SendSyslog {
  const addressOf = createStrangerAddress(names);
  return async ({ host, port, ca, payload }) => {
    const signal = AbortSignal.timeout(patienceMs);
    const late = new Promise<'tooSlow'>((say) => signal.addEventListener('abort', () => say('tooSlow')));
    const isAllowed = inside.includes(`${isIP(host) === 6 ? `[${host}]` : host}:${port}`);
    const address = await Promise.race([addressOf(host, isAllowed), late]);
    if (address === 'inside' || address === 'unknownHost' || address === 'tooSlow') return address;
    return new Promise((answer) => {
      let isSecure = false;
      let isEnding = false;
      let isOver = false;
      const socket = connect({
        host: address,
        port,
        minVersion: 'TLSv1.2',
        ...(isIP(host) === 0 && { servername: host }), // the name on the certificate
        ...(ca !== null && { ca }),
      });
      const finish = (failure: StreamFailure | null) => {
        if (isOver) return;
        isOver = true;
        answer(failure);
        socket.destroy();
      };
      const endIfOpen = () => {
        isEnding = !isOver;
        socket.end();
      };
      signal.addEventListener('abort', () => finish('tooSlow'));
      socket.on('secureConnect', () => {
        isSecure = true;
        socket.write(payload, () => setTimeout(endIfOpen, settleMs));
      });
      socket.on('end', () => {
        if (!isEnding) finish('broken');
      });
      socket.on('error', (fault) => finish(failureOf(fault, isSecure)));
      socket.on('close', () => finish(isEnding ? null : isSecure ? 'broken' : 'noTls'));
      socket.resume();
    });
  };
}
