import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { count, measured, quota } from '../figures.ts';
import { bench, type PromiseRows, tests } from '../promise.ts';

const fairness = 'sandbox/webhooks/fairness.test.ts';
const concurrency = 'sandbox/webhooks/deliveryConcurrency.test.ts';
const table = 'Sandbox';
const alone = 'webhook latency p99, ms';
const besides = 'the same besides 300 silent receivers';

/** What one tenant can take from the others: nothing that they need. */
export const neighbours = {
  silent: {
    heldBy: tests(
      fairness,
      'does not keep the webhooks or the clock of another tenant waiting',
      'with messages that are to be overtaken does not stop the webhooks of another tenant',
    ),
  },
  latency: {
    figures: {
      sqliteAlone: measured(table, 'sandbox of the site, SQLite file', alone),
      sqliteBesides: measured(table, 'sandbox of the site, SQLite file', besides),
      postgresAlone: measured(table, 'sandbox of the site, PostgreSQL', alone),
      postgresBesides: measured(table, 'sandbox of the site, PostgreSQL', besides),
    },
    heldBy: bench('bench/sandbox.mjs', table),
  },
  inFlight: {
    figures: {
      perTenant: count(({ mostInFlight }) => mostInFlight.perTenant),
      all: count(({ mostInFlight }) => mostInFlight.all),
    },
    heldBy: tests(
      concurrency,
      'is bounded for each tenant',
      'is left for a newcomer, however many tenants take all they can',
    ),
  },
  receiver: {
    figures: { perReceiver: count(({ mostInFlight }) => mostInFlight.perReceiver) },
    heldBy: [
      ...tests(concurrency, 'is bounded for each receiver, and one that is nearly full is left out'),
      ...tests(
        fairness,
        'has no more connections to one of them than its limit, and the others of its receivers get theirs',
      ),
    ],
  },
  streams: {
    figures: {
      perTenant: quota(({ streamsPerTenant }) => streamsPerTenant),
      all: quota(({ streams }) => streams),
      exposedPerTenant: count(() => exposedLimits.atOnce.streams.tenant),
      exposedAll: count(() => exposedLimits.atOnce.streams.process),
    },
    heldBy: [
      ...tests(
        'sandbox/http/live-events/openStreams.test.ts',
        'opens no more of a tenant, and in all, than the quotas say, and again when one has ended',
      ),
      ...tests(
        'sandbox/http/live-events/liveEvents.test.ts',
        'are refused with 429 s00102 and a time to come back, and one that ends makes room',
      ),
      ...tests(
        'sandbox/http/exposed/exposed.test.ts',
        'are as few of one sandbox as the limits of an exposed one say',
      ),
    ],
  },
  reset: {
    heldBy: tests(
      'sandbox/storage/slices.test.ts',
      'answers other tenants meanwhile, and nobody sees the tenant half empty',
    ),
  },
} satisfies PromiseRows;
