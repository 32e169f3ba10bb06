// Prints the link to the outbox page on the terminal, and a fresh one whenever the operator presses Enter there.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { OutboxAccess } from '../../messaging/mail/outboxAccess.ts';
import { outboxLink } from '../../messaging/mail/outboxPage.ts';

/** The part of the standard input that is used. */
interface TerminalInput {
  readonly isTTY: boolean;
  on(event: 'data', listener: () => void): unknown;
  pause(): unknown;
  resume(): unknown;
  unref(): unknown;
}

interface Deps {
  /** Null: there is no such page, and nothing is printed. */
  readonly access: OutboxAccess | null;
  readonly port: number;
  readonly input: TerminalInput;
  readonly output: { write(text: string): unknown };
  readonly isInForeground: () => Promise<boolean>;
}

/** A job in the background that reads from its terminal is stopped by the system: there nothing is read. */
export async function promptForOutbox({ access, port, input, output, isInForeground }: Deps): Promise<void> {
  if (access === null) return;
  const print = (more: string) =>
    output.write(`\nE-mails, one opening: ${outboxLink(access, port)}\n${more}`);
  const isListening = input.isTTY && (await isInForeground());
  print(isListening ? 'Press Enter for a fresh link.\n' : '');
  if (!isListening) return;
  input.on('data', () => print(''));
  input.unref();
  process.on('SIGCONT', () => {
    isInForeground().then(
      (isInFront) => (isInFront ? input.resume() : input.pause()),
      () => input.pause(),
    );
  });
}

const run = promisify(execFile);

/** Whether the terminal is that of this process group; where `ps` is missing it is taken not to be. */
export async function isInForeground(): Promise<boolean> {
  if (process.platform === 'win32') return true; // has no jobs that are stopped for reading
  const groups = await run('ps', ['-o', 'pgid=,tpgid=', '-p', String(process.pid)]).catch(() => null);
  const [own, terminals] = groups?.stdout.trim().split(/\s+/) ?? [];
  return own !== undefined && own === terminals;
}
