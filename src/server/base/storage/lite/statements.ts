// Runs statements on the embedded database: several in one message of PostgreSQL's protocol, prepared if used often.
import { type PGlite, protocol, types } from '@electric-sql/pglite';
import type { SqlFault, StatementOutcome, ThreadRequest } from './messages.ts';

const { serialize } = protocol;
const { CommandCompleteMessage, DatabaseError, DataRowMessage, RowDescriptionMessage } = protocol.messages;

/** A statement is prepared from this use on; a statement used once is not worth a place in the cache. */
const preparedFrom = 3;
/** Texts remembered; beyond it all are forgotten, which costs each one more planning. */
const mostTexts = 1_000;

interface Text {
  readonly name: string;
  uses: number;
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

export class Statements {
  readonly #lite: PGlite;
  #texts = new Map<string, Text>();
  #names = 0;

  constructor(lite: PGlite) {
    this.#lite = lite;
  }

  /**
   * Outside a transaction all of them are committed together, or, from the first fault on, none.
   * The outcomes end with the first fault.
   */
  async run(asks: readonly ThreadRequest[]): Promise<StatementOutcome[]> {
    const sent = asks.flatMap((ask) => this.#messagesFor(ask));
    const message = Buffer.concat([...sent, serialize.sync()]);
    const { messages } = await this.#lite.execProtocol(message, { throwOnError: false });
    return this.#outcomesIn(messages, asks);
  }

  /** Outside a transaction only: in one that failed, the database takes nothing but its end. */
  async forgetTooMany(): Promise<void> {
    if (this.#texts.size <= mostTexts) return;
    this.#texts = new Map();
    await this.#lite.exec('deallocate all');
  }

  #messagesFor({ sql, parameters }: ThreadRequest): Uint8Array[] {
    const text = this.#texts.get(sql) ?? { name: `s${++this.#names}`, uses: 0 };
    this.#texts.set(sql, text);
    text.uses += 1;
    const statement = text.uses < preparedFrom ? '' : text.name;
    const isKnown = text.uses > preparedFrom;
    return [
      // After a fault it may have been prepared already.
      ...(text.uses === preparedFrom ? [serialize.close({ type: 'S', name: statement })] : []),
      ...(isKnown ? [] : [serialize.parse({ name: statement, text: sql, types: [] })]),
      serialize.bind({ statement, values: parameters.map(textOf) }),
      serialize.describe({ type: 'P', name: '' }),
      serialize.execute({ portal: '', rows: 0 }),
    ];
  }

  #outcomesIn(messages: readonly object[], asks: readonly ThreadRequest[]): StatementOutcome[] {
    const outcomes: StatementOutcome[] = [];
    let fields: readonly Field[] = [];
    let rows: unknown[] = [];
    for (const message of messages) {
      if (message instanceof RowDescriptionMessage) fields = message.fields;
      else if (message instanceof DataRowMessage) rows.push(this.#rowOf(fields, message.fields));
      else if (message instanceof CommandCompleteMessage) {
        outcomes.push({ kind: 'rows', rows, affected: affectedIn(message.text) });
        fields = [];
        rows = [];
      } else if (message instanceof DatabaseError) {
        // What was to be prepared from here on was not, and a plan may have become invalid.
        for (const { sql } of asks.slice(outcomes.length)) this.#prepareAnew(sql);
        const fault: StatementOutcome = { kind: 'fault', fault: faultOf(message) };
        // After the last statement it is the commit that failed.
        return outcomes.length === asks.length ? [fault] : [...outcomes, fault];
      }
    }
    return outcomes;
  }

  #rowOf(fields: readonly Field[], values: readonly (string | null)[]): unknown {
    const row: Record<string, unknown> = {};
    for (const [index, { name, dataTypeID }] of fields.entries())
      row[name] = types.parseType(values[index] ?? null, dataTypeID, this.#lite.parsers);
    return row;
  }

  #prepareAnew(sql: string): void {
    const text = this.#texts.get(sql);
    if (text) text.uses = Math.min(text.uses, preparedFrom - 1);
  }
}

/** `INSERT 0 3` → 3; undefined for what changes no rows. */
function affectedIn(command: string): number | undefined {
  const [verb = '', ...counts] = command.split(' ');
  return ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(verb) ? Number(counts.at(-1)) : undefined;
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Quotes a value for an array literal of PostgreSQL. */
function elementOf(value: unknown): string {
  if (Array.isArray(value)) return textOf(value) ?? 'NULL';
  const text = textOf(value);
  return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

export function faultOf(error: unknown): SqlFault {
  const text = (key: string): string | undefined => {
    const value = error instanceof Error ? Reflect.get(error, key) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return { message: text('message') ?? String(error), code: text('code'), constraint: text('constraint') };
}
