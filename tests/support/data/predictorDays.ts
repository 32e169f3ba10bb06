// A team that predicts, on a clock turned by hand: tokens renewed, and the job of every minute run when a test says so.
import { predictions } from '../../../src/server/run/jobs/predictions.ts';
import {
  foundTeam,
  password,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
} from '../servers/testApp.ts';

export interface PredictorDays {
  readonly testApp: TestApp;
  readonly team: TeamOfTwo;
  call(
    person: Pick<Somebody, 'email'>,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    json?: object,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Turns the clock to this moment and runs what is due then. */
  goTo(moment: number): Promise<void>;
  close(): Promise<void>;
}

export async function predictorDays(
  startsAt: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<PredictorDays> {
  const testApp = await startTestApp({ startsAt, environment });
  const team = await foundTeam(testApp, 'Tippers');
  const job = predictions(testApp.parts);
  const tokens = new Map<string, { token: string; since: number }>();

  async function tokenOf(email: string): Promise<string> {
    const known = tokens.get(email);
    const now = testApp.clock.now();
    if (known && now - known.since < 12 * 60 * 60_000) return known.token;
    const { body } = await testApp.ask('POST', '/api/Authentication/loginWithGS', {
      json: { email, password },
    });
    const token = String(body.guulJwt);
    tokens.set(email, { token, since: now });
    return token;
  }

  return {
    testApp,
    team,
    async call({ email }, method, path, json) {
      const token = await tokenOf(email);
      return testApp.ask(method, path, json === undefined ? { token } : { token, json });
    },
    async goTo(moment) {
      testApp.clock.forward(moment - testApp.clock.now());
      await job.run();
    },
    close: () => testApp.close(),
  };
}
