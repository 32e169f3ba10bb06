// An entry of an audit log as a line of syslog (RFC 5424), framed for a TLS connection by its length (RFC 5425). Pure.
import { timeOf } from '../../base/shared/isoTime.ts';

export interface SyslogEntry {
  readonly id: string;
  readonly team_id: string;
  readonly act: string;
  readonly actor_id: string | null;
  readonly subject_id: string | null;
  readonly changed: readonly string[];
  readonly at: number;
}

/** Facility 13, log audit; severity 5, notice. */
const priority = 13 * 8 + 5;
/** Names of our own are marked by a number of an enterprise; this one is for everybody who has none (RFC 5612). */
const dataId = 'topla@32473';
const mostValues = 20;
const longestValue = 200;

/** What could end a line, or the value, where a receiver writes the line to a file: a space stands in its place. */
const plain = (text: string): string =>
  [...text.toWellFormed().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')].slice(0, longestValue).join('');

const escaped = (text: string): string => text.replaceAll(/["\\\]]/g, '\\$&');

const parameter = (name: string, value: string): string => ` ${name}="${escaped(plain(value))}"`;

/** One word of letters and digits. */
const wordOf = (text: string, most: number): string => text.replaceAll(/[^!-~]/g, '').slice(0, most) || '-';

/** `host`: of this server. People are named by their id, as for webhooks. */
export function syslogLine(entry: SyslogEntry, host: string): string {
  const { id, team_id, act, actor_id, subject_id, changed, at } = entry;
  const values = changed.slice(0, mostValues).map(plain);
  const data = [
    parameter('entry', id),
    parameter('team', team_id),
    parameter('act', act),
    actor_id === null ? '' : parameter('actor', actor_id),
    subject_id === null ? '' : parameter('subject', subject_id),
    ...values.map((value) => parameter('changed', value)),
  ].join('');
  const message = JSON.stringify({ act, actorId: actor_id, subjectId: subject_id, changed: values });
  const head = `<${priority}>1 ${timeOf(at)} ${wordOf(host, 255)} topla - ${wordOf(act, 32)}`;
  return `${head} [${dataId}${data}] ${message}`;
}

/** The octets of a line are counted before it: no value can begin another one. */
export const framed = (line: string): string => `${Buffer.byteLength(line)} ${line}`;
