// The deployment on one machine, as deploy/ describes it: PostgreSQL, Redis, two nodes in production and nginx with TLS.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hasNginx, startNginx } from '../../tests/support/servers/nginx.ts';
import { postgresForTests, type Trouble } from '../../tests/support/servers/postgres.ts';
import { redisForTests } from '../../tests/support/servers/redis.ts';
import { freePort, type Serving, serve } from '../../tests/support/servers/serving.ts';

export interface Topology {
  readonly nodes: readonly [Serving, Serving];
  /** Where people reach it. */
  readonly url: string;
  readonly certificate: string;
  readonly publicUrl: string;
  readonly signingKey: string;
  readonly database: string;
  /** Faults injected into PostgreSQL. */
  readonly trouble: Trouble;
  stop(): Promise<void>;
}

/** `version`: the folder of another version that is started. */
export async function startTopology(version = process.cwd()): Promise<Topology> {
  const postgres = await postgresForTests();
  const redis = await redisForTests();
  if (!postgres?.trouble || !redis || !hasNginx)
    throw new Error('PostgreSQL of its own (no DATABASE_URL), Redis and nginx must be installed');
  const port = await freePort();
  const publicUrl = `https://localhost:${port}`;
  const signingKey = randomBytes(32).toString('base64url');
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SIGNING_KEY: signingKey,
    SMTP_URL: 'smtp://mail.invalid:25',
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '127.0.0.1',
    COUNTDOWN_MS: '1', // production refuses 0
    LOG_LEVEL: 'warn',
  };
  const nodes = [await serve(environment, { version }), await serve(environment, { version })] as const;
  const proxy = await startNginx([new URL(nodes[0].url).host, new URL(nodes[1].url).host], port);
  return {
    nodes,
    url: proxy.url,
    certificate: proxy.certificate,
    publicUrl,
    signingKey,
    database: postgres.url,
    trouble: postgres.trouble,
    async stop() {
      await proxy.stop();
      for (const node of nodes) await node.remove();
      await redis.halt();
      await postgres.stop();
    },
  };
}

/** Seconds of processor time a process has used, all its threads together; 0 when it is gone. */
export function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}
