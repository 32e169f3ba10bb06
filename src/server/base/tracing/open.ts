// Opens tracing where a collector is set. Only this file is imported at once; the rest is loaded when it is needed.
import type { Config } from '../config/config.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Metrics } from '../shared/metrics.ts';
import { productVersion } from '../shared/version.ts';
import type { Database } from '../storage/database.ts';
import type { Tracer } from './tracer.ts';

export interface Tracing {
  readonly tracer: Tracer;
  /** The same database, whose statements are traced. */
  traced(database: Database): Database;
  count(metrics: Metrics): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Null: traces are off, and cost nothing. */
export async function openTracing(config: Config, clock: WallClock): Promise<Tracing | null> {
  const { traceEndpoint: url, traceHeaders: headers, traceServiceName: serviceName } = config;
  if (url === null) return null;
  const [{ createTracer }, { createExporter }, { tracedStatements }] = await Promise.all([
    import('./tracer.ts'),
    import('./exporter.ts'),
    import('./statements.ts'),
  ]);
  const exporter = createExporter({
    url,
    headers: headers ?? {},
    serviceName,
    version: productVersion(),
  });
  const tracer = createTracer(config.traceRatio, () => clock.now(), exporter.add);
  return {
    tracer,
    traced: (database) => database.withPlugin(tracedStatements(tracer)),
    count(metrics) {
      metrics.gauge('topla_spans_sent_total', exporter.sent);
      metrics.gauge('topla_spans_dropped_total', exporter.dropped);
    },
    stop: exporter.stop,
  };
}
