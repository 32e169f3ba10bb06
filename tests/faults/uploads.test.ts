// Forms that are too large, too many or broken off: memory stays bounded, and nothing of them stays on the disk.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setupOf } from '../support/data/triviaEvent.ts';
import { foundTeam, type Member } from '../support/people/team.ts';
import { type Serving, serve } from '../support/servers/serving.ts';

let server: Serving;
let admin: Member;
beforeAll(async () => {
  server = await serve({ RATE_SCALE: '1000', LOG_LEVEL: 'warn' });
  admin = await foundTeam(server.url, 'Upload Admin', 'Uploads');
});
afterAll(() => server.remove());

const mebibyte = 1024 * 1024;
const boundary = 'a-boundary-of-a-form';
const partOf = (name: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="x.png"\r\ncontent-type: image/png\r\n\r\n`;
const noise = Buffer.alloc(4.9 * mebibyte, createHash('sha256').update('noise').digest());

interface Sending {
  readonly sent: ClientRequest;
  /** Status, `Retry-After` and body; `broken` where the connection ended without an answer. */
  readonly answered: Promise<string>;
}

function beginForm(length?: number): Sending {
  const sent = request(`${server.url}/api/Trivia`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${admin.guulJwt}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(length !== undefined && { 'content-length': String(length) }),
    },
  });
  const answered = new Promise<string>((resolve) => {
    sent.once('response', (answer: IncomingMessage) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => (body += text));
      const wait = answer.headers['retry-after'] ?? '-';
      answer.once('end', () => resolve(`${answer.statusCode} ${wait} ${body}`));
    });
    sent.on('error', () => resolve('broken'));
  });
  return { sent, answered };
}

const written = (sent: ClientRequest, bytes: Buffer | string): Promise<void> =>
  new Promise((resolve) => void sent.write(bytes, () => resolve()));

/** Writes on, whatever is answered, as an attacker does. */
async function sendFiles(count: number): Promise<string> {
  const { sent, answered } = beginForm();
  for (let at = 0; at < count && !sent.destroyed; at++) {
    await Promise.race([written(sent, partOf(`image${at}`)), answered]);
    await Promise.race([written(sent, noise), answered]);
    await Promise.race([written(sent, '\r\n'), answered]);
  }
  const said = await answered;
  sent.destroy();
  return said;
}

const residentMebibytes = (): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1]) / 1024;

/** Files in the data directory that lie under no name any more count as well: they are open. */
function openUploads(): string[] {
  const directory = `/proc/${server.pid()}/fd`;
  const targets = readdirSync(directory).flatMap((fd) => {
    try {
      return [readlinkSync(`${directory}/${fd}`)];
    } catch {
      return []; // closed meanwhile
    }
  });
  return targets.filter((target) => target.includes('/uploads/'));
}

const isLinux = process.platform === 'linux';

it.runIf(isLinux)(
  'four forms of 98 files of 4.9 MB are refused at 20 MiB, and memory grows by a fraction of that',
  async () => {
    const before = residentMebibytes();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, residentMebibytes());
    }, 20);
    const said = await Promise.all(Array.from({ length: 4 }, () => sendFiles(98)));
    clearInterval(watch);
    for (const each of said) expect(each).toMatch(/^413 .*"error":"PayloadTooLarge"/);
    // 1,900 MB if everything were kept; what was read and discarded stays until a collection, on a busy machine all of it
    expect(most - before).toBeLessThan(500);
    await expect.poll(openUploads).toEqual([]);
  },
  120_000,
);

it('a form that says it is larger than 20 MiB is refused before it has sent anything', async () => {
  const { sent, answered } = beginForm(20 * mebibyte + 1);
  sent.flushHeaders();
  expect(await answered).toMatch(/^413 .*"error":"PayloadTooLarge"/);
  sent.destroy();
});

it.runIf(isLinux)('an upload that is broken off leaves no file', async () => {
  const { sent, answered } = beginForm();
  await written(sent, partOf('image0'));
  await written(sent, noise.subarray(0, mebibyte));
  await expect.poll(openUploads).not.toEqual([]);
  sent.destroy();
  expect(await answered).toBe('broken');
  await expect.poll(openUploads).toEqual([]);
  expect(readdirSync(`${server.data}/data/uploads`)).toEqual([]);
});

it('a few forms are read at a time, some wait, and the next are told when to come again', async () => {
  const begun = Array.from({ length: 40 }, () => beginForm());
  for (const { sent } of begun) sent.write(partOf('image0'));
  const first = await Promise.race(begun.map(({ answered }) => answered));
  expect(first).toMatch(/^503 5 .*"error":"Overloaded"/);
  for (const { sent } of begun) sent.destroy();
  await Promise.all(begun.map(({ answered }) => answered));
  await expect.poll(() => sendTrivia(2)).toMatchObject({ status: 200 });
});

async function sendTrivia(pictures: number): Promise<{ status: number; images: unknown[] }> {
  const { questions, ...settings } = setupOf({ start: new Date(Date.now() + 3_600_000).toISOString() });
  const form = new FormData();
  const picture = await sharp({
    create: {
      width: 1_500,
      height: 1_000,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  expect(picture.length).toBeGreaterThan(2 * mebibyte);
  const drawn = questions.map((question, at) =>
    at < pictures ? { ...question, image: `image${at}` } : question,
  );
  form.set('trivia', JSON.stringify({ ...settings, questions: drawn }));
  for (let at = 0; at < pictures; at++) form.set(`image${at}`, new Blob([new Uint8Array(picture)]));
  const answer = await fetch(`${server.url}/api/Trivia`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.guulJwt}` },
    body: form,
  });
  const said = Object(await answer.json());
  return {
    status: answer.status,
    images: (said.questions ?? []).map(({ image }: { image: unknown }) => image),
  };
}

it.runIf(isLinux)('a trivia with pictures is stored, and its form leaves no file', async () => {
  const { status, images } = await sendTrivia(3);
  expect(status).toBe(200);
  expect(images).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^\/pictures\//)));
  await expect.poll(openUploads).toEqual([]);
});
