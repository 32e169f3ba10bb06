// `npm run dev`: the server with reload and Vite before it, one command.
import { install } from './install.mjs';
import { node } from './node.mjs';
import { run } from './run.mjs';

install({ tools: true });
const server = run(node(), ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  env: { PORT: process.env.PORT ?? '3000' },
});
const client = run(node(), ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1']);
await Promise.race([server, client]);
process.kill(process.pid, 'SIGTERM');
