// Metrics in the Prometheus format, served on a port of their own, which is open to this machine only unless set otherwise.
import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Log } from './log.ts';

export interface Metrics {
  /** Increments a counter, with labels such as `{ route: '/healthz' }`. */
  count(name: string, labels?: Readonly<Record<string, string>>): void;
  /** Adds a duration to a histogram. */
  time(name: string, ms: number): void;
  /** The value is read at each scrape. */
  gauge(name: string, read: () => number): void;
  render(): string;
}

const boundsMs = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000];
const nanosPerMs = 1e6;
/** The histogram counts this long as no delay. */
const sampledEveryMs = 10;

export function metricsHere(): Metrics {
  const counts = new Map<string, number>();
  const gauges = new Map<string, () => number>();
  const delay = monitorEventLoopDelay({ resolution: sampledEveryMs });
  delay.enable();
  /** Measured since the previous scrape, so that it shows the present and not the average since the start. */
  const delayP99 = () => {
    const ms = delay.percentile(99) / nanosPerMs - sampledEveryMs;
    delay.reset();
    return Math.max(0, ms);
  };
  const add = (line: string, more: number) => counts.set(line, (counts.get(line) ?? 0) + more);
  gauges.set('topla_event_loop_delay_p99_ms', delayP99);
  gauges.set('topla_resident_memory_bytes', () => process.memoryUsage.rss());
  gauges.set('topla_cpu_seconds', () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6);
  gauges.set('topla_uptime_seconds', () => process.uptime());
  return {
    count: (name, labels = {}) => add(name + labelled(labels), 1),
    time(name, ms) {
      add(`${name}_sum`, ms);
      add(`${name}_count`, 1);
      for (const bound of boundsMs) if (ms <= bound) add(`${name}_bucket{le="${bound}"}`, 1);
      add(`${name}_bucket{le="+Inf"}`, 1);
    },
    gauge: (name, read) => gauges.set(name, read),
    render: () =>
      [...counts, ...[...gauges].map(([name, read]) => [name, read()] as const)]
        .map(([name, value]) => `${name} ${value}\n`)
        .join(''),
  };
}

function labelled(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** An address that cannot be had is logged only: the server runs without metrics. */
export function serveMetrics(metrics: Metrics, { host, port }: MetricsAddress, log: Log): Server {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    response.writeHead(isAsked ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(isAsked ? metrics.render() : '');
  });
  server.on('error', (error) => log.warn({ host, port, reason: error.message }, 'no metrics'));
  server.listen(port, host);
  server.unref();
  return server;
}
