// A trivia for tests: the fields of the editor's form, questions whose first option is right.
import type { TriviaSetup } from '../../../src/contract/events/triviaShapes.ts';
import type { Answer, Somebody, TestApp } from '../servers/testApp.ts';

export const questionNamed = (text: string): TriviaSetup['questions'][number] => ({
  text,
  options: ['this one', 'that one', 'another'],
  right: [0],
  seconds: 20,
  points: 1_000,
  explanation: `because of ${text}`,
});

export const setupOf = (changed: Partial<TriviaSetup> = {}): TriviaSetup => ({
  name: 'Friday round',
  start: new Date(Date.now() + 3_600_000).toISOString(),
  language: 'en',
  mode: 'score',
  autoStart: false,
  speedWeight: 0.5,
  streak: false,
  capacity: null,
  questions: ['Aardvark', 'Bobolink', 'Capybara'].map(questionNamed),
  ...changed,
});

/** As the editor sends it. */
export function sendTrivia(
  testApp: TestApp,
  method: 'POST' | 'PUT',
  path: string,
  setup: unknown,
  who: Somebody,
  files: Record<string, Buffer> = {},
): Promise<Answer> {
  const boundary = 'topla-trivia';
  const parts = [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="trivia"\r\n\r\n${JSON.stringify(setup)}\r\n`,
    ),
    ...Object.entries(files).flatMap(([name, bytes]) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="x.png"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return testApp.ask(method, path, {
    token: who.token,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat(parts),
  });
}
