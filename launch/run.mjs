// Runs one command to its end with the product's Node, passing signals on.
import { spawn } from 'node:child_process';
import { environment, root } from './node.mjs';

/** Resolves with the exit code. With `after`, the command gets a message once that promise is fulfilled. */
export function run(command, args, { env = {}, quiet = false, after } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit', ...(after ? ['ipc'] : [])],
    env: { ...environment(), ...env },
  });
  const output = [];
  child.stdout?.on('data', (text) => output.push(text));
  child.stderr?.on('data', (text) => output.push(text));
  after?.then(() => child.connected && child.send('ready'));
  const pass = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const each of signals) process.off(each, pass);
      resolve({ code: code ?? (signal ? 1 : 0), output: Buffer.concat(output).toString() });
    });
  });
}
