// The start prints the link to the outbox, also where its output is a file; what is logged never carries it.
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutboxAccess } from '../../src/server/messaging/mail/outboxAccess.ts';
import { promptForOutbox } from '../../src/server/run/start/outboxPrompt.ts';
import { type Serving, serve } from '../support/servers/serving.ts';

const links = (text: string): string[] => text.match(/http:\S+\/dev\/outbox\?key=[\w-]{43}(?=\s)/g) ?? [];

describe('a server whose output is not a terminal', () => {
  let server: Serving;
  beforeAll(async () => {
    server = await serve({ LOG_LEVEL: 'debug' });
  });
  afterAll(() => server?.remove());

  it('prints the link once, and logs neither the key nor the cookie', async () => {
    await expect.poll(() => links(server.log())).toHaveLength(1);
    const [link = ''] = links(server.log());
    const { port, search } = new URL(link);
    expect(link).toBe(`http://localhost:${new URL(server.url).port}/dev/outbox${search}`);
    const open = (cookie = '', query = search) =>
      fetch(`http://127.0.0.1:${port}/dev/outbox${query}`, { headers: { cookie }, redirect: 'manual' });
    const opened = await open();
    const cookie = String(opened.headers.get('set-cookie')).split(';', 1)[0] ?? '';
    expect([opened.status, (await open(cookie, '')).status, (await open()).status]).toEqual([303, 200, 404]);
    const seenInLog = () => server.log().match(/"route":"\/dev\/outbox"/g)?.length;
    await expect.poll(seenInLog).toBe(3);
    const logged = server.log().replace(link, '');
    for (const secret of [search.slice('?key='.length), cookie.split('=')[1] ?? ''])
      expect(logged).not.toContain(secret);
  });
});

describe('the prompt', () => {
  function terminal(isTTY: boolean) {
    let printed = '';
    const input = Object.assign(new PassThrough(), { isTTY, unref: () => input, setRawMode: () => input });
    const output = { write: (text: string) => (printed += text) };
    return { input, output, keys: () => links(printed).map((link) => link.split('=').at(-1) ?? '') };
  }
  const deps = { port: 3000, isInForeground: async () => true };

  it('prints a fresh link at every line, and only the newest one opens', async () => {
    const { input, output, keys } = terminal(true);
    const access = createOutboxAccess();
    await promptForOutbox({ ...deps, access, input, output });
    expect(keys()).toHaveLength(1);
    for (const line of ['\n', 'o\n']) input.write(line);
    await expect.poll(keys).toHaveLength(3);
    expect(new Set(keys()).size).toBe(3);
    expect(keys().map((key) => access.spendKey(key) !== null)).toEqual([false, false, true]);
  });

  it.each([
    ['no terminal', false, true],
    ['a job in the background', true, false],
  ])('reads nothing where it has %s', async (_what, isTTY, isInFront) => {
    const { input, output, keys } = terminal(isTTY);
    await promptForOutbox({
      ...deps,
      access: createOutboxAccess(),
      input,
      output,
      isInForeground: async () => isInFront,
    });
    expect(keys()).toHaveLength(1);
    expect(input.listenerCount('data')).toBe(0);
  });

  it('says nothing where there is no such page', async () => {
    const { input, output, keys } = terminal(true);
    await promptForOutbox({ ...deps, access: null, input, output });
    expect(keys()).toEqual([]);
  });
});
