// Leaves out of the client what only the server reads of an endpoint: its summary for the documentation, and its rate.
import type { Plugin } from 'vite';

const ofServer = /^ +(?:summary:\s+(['"`]).*?\1|rate: \[.*?\]),\n/gm;

export const endpoints = (): Plugin => ({
  name: 'topla-endpoints',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/contract\/.*\.ts$/, code: /\bendpoint\(\{/ },
    handler(code, id) {
      const shortened = code.replace(ofServer, '');
      if (/^ +(?:summary|rate): /m.test(shortened))
        throw new Error(`${id}: a summary or a rate in another form`);
      return { code: shortened, map: null };
    },
  },
});
