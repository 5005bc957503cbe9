import { count, list, measured } from '../figures.ts';
import { bench, type PromiseRows, tests } from '../promise.ts';

const retries = 'sandbox/webhooks/retries.test.ts';
const table = 'Sandbox';
const received = 'webhooks received';

/** When messages leave, how often, and in which order. */
export const deliveries = {
  atLeastOnce: {
    heldBy: [
      ...tests(
        'sandbox/server/process.test.ts',
        'killed in a burst of writes, has every acknowledged payment afterwards, its webhook sent or in the queue',
      ),
      ...tests(
        'sandbox/server/process.shutdown.test.ts',
        'gives back 300 deliveries whose receivers hang: the next process sends each of them',
      ),
    ],
  },
  order: {
    chosen: 'behaviour-deliveryOrder',
    heldBy: [
      ...tests(
        'sandbox/webhooks/receivers.test.ts',
        'gets what concerns one payment in the order it happened, however slow it is',
      ),
      ...tests(
        'sandbox/storage/outbox.test.ts',
        'keeps the order of one payment towards one address, and of nothing else',
        'holds later messages back while an earlier one waits for its next attempt, and lets go when it fails',
      ),
    ],
  },
  attempts: {
    figures: {
      attempts: count(({ limits }) => limits.retryGapsMinutes.length + 1, 'retryGapsMinutes'),
      gaps: list('retryGapsMinutes', ({ retryGapsMinutes }) => retryGapsMinutes),
    },
    heldBy: tests(retries, 'come after 1, 2, 3, 5, 8, 13, 21 and 24 minutes, then the delivery has failed'),
  },
  accepted: {
    figures: {
      webhook: list(
        'acceptedStatuses.webhook',
        ({ acceptedStatuses }) => acceptedStatuses.webhook,
        'disjunction',
      ),
      callback: list('acceptedStatuses.callback', ({ acceptedStatuses }) => acceptedStatuses.callback),
    },
    heldBy: tests(retries, 'a webhook answered with %i is %s', 'a callback answered with %i is %s'),
  },
  signature: {
    chosen: 'behaviour-repeatedAttempts',
    heldBy: tests('sandbox/webhooks/signature.test.ts', 'signs each attempt anew, with its own time'),
  },
  disabled: {
    figures: { failures: count(({ limits }) => limits.disableAfterFailures, 'disableAfterFailures') },
    heldBy: tests(
      retries,
      'is switched off after twenty failed deliveries in a row, which is shown, and on again by a change',
      'is not switched off after nineteen, nor by failures with a success between them',
    ),
  },
  underLoad: {
    figures: {
      sqliteReceived: measured(table, 'sandbox of the site, SQLite file', received),
      sqliteSent: measured(table, 'sandbox of the site, SQLite file', received, 1),
      postgresReceived: measured(table, 'sandbox of the site, PostgreSQL', received),
      postgresSent: measured(table, 'sandbox of the site, PostgreSQL', received, 1),
    },
    heldBy: bench('bench/sandbox.mjs', table),
  },
} satisfies PromiseRows;
