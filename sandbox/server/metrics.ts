// In a bundle, a CommonJS package has only a default export.
import prometheus from 'prom-client';
import type { RequestReport } from '../domain/requests/requestReport.ts';
import type { AdminOptions, Figures } from '../http/admin/adminContext.ts';

/** Durations in seconds. A usual request takes less than a millisecond, one with a slow receiver many seconds. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Metrics {
  count(report: RequestReport): void;
  write: AdminOptions['metrics'];
}

/** Metrics read at each scrape: name, help text, and values by label. */
const gauges: readonly {
  name: string;
  help: string;
  labels?: string[];
  values(figures: Figures): [labels: Record<string, string>, value: number | undefined][];
}[] = [
  {
    name: 'balcao_tenants',
    help: 'Sandboxes, by state.',
    labels: ['state'],
    values: ({ store }) => [
      [{ state: 'open' }, store?.tenants.open],
      [{ state: 'frozen' }, store?.tenants.frozen],
    ],
  },
  {
    name: 'balcao_set_aside_items',
    help: 'Payments, registrations and deliveries that failed because of the sandbox and wait for the operator.',
    values: ({ store }) => [[{}, store?.setAside]],
  },
  {
    name: 'balcao_outbox_deliveries',
    help: 'Deliveries that wait, due or not; counted up to 100000.',
    values: ({ store }) => [[{}, store?.waitingDeliveries]],
  },
  {
    name: 'balcao_outbox_lag_seconds',
    help: 'How long the oldest due delivery of a sandbox that is not frozen has waited.',
    values: ({ store }) => [[{}, store && store.oldestDueMilliseconds / 1000]],
  },
  {
    name: 'balcao_database_available',
    help: '1 while the database takes queries, 0 during an outage.',
    values: ({ database }) => [[{}, Number(database.available)]],
  },
  {
    name: 'balcao_database_connections',
    help: 'Connections to PostgreSQL of this process, by pool and state; waiting is work without one.',
    labels: ['pool', 'state'],
    values: ({ database }) =>
      database.pools.flatMap(({ pool, used, idle, waiting }) =>
        Object.entries({ used, idle, waiting }).map(([state, count]): [Record<string, string>, number] => [
          { pool, state },
          count,
        ]),
      ),
  },
];

/** Collects metrics of this process, and formats them for Prometheus. */
export function createMetrics(): Metrics {
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  const durations = new prometheus.Histogram({
    name: 'balcao_http_request_duration_seconds',
    help: 'Time until the response was made, by operation (page for what is none), method and class of status.',
    labelNames: ['operation', 'method', 'status'],
    buckets,
    registers: [registry],
  });
  const failures = new prometheus.Counter({
    name: 'balcao_database_failed_queries_total',
    help: 'Queries that failed because the database was unavailable.',
    registers: [registry],
  });
  const read = gauges.map(({ values, name, help, labels: labelNames = [] }) => ({
    values,
    gauge: new prometheus.Gauge({ name, help, labelNames, registers: [registry] }),
  }));
  let counted = 0;

  return {
    count({ operation, method, status, durationMilliseconds }) {
      // Callers choose the method, so each unknown method would create a series.
      const labels = operation ? { operation, method } : { operation: 'page', method: 'any' };
      durations.observe({ ...labels, status: `${Math.floor(status / 100)}xx` }, durationMilliseconds / 1000);
    },
    async write(figures) {
      failures.inc(figures.database.failures - counted);
      counted = figures.database.failures;
      for (const { values, gauge } of read) {
        // Unavailable values are omitted, because Prometheus distinguishes them from 0.
        gauge.reset();
        for (const [labels, value] of values(figures)) if (value !== undefined) gauge.set(labels, value);
      }
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
