import { largest, nothing, total } from '../figures.ts';
import { bench, type PromiseRows, tests } from '../promise.ts';

const outages = 'sandbox/server/outage.test.ts';
const backups = 'sandbox/server/process.backup.test.ts';
const table = 'Outages of the database';
const measuredOutages = bench('bench/outage.mjs', table);

/** What is left after the process or the database has stopped. */
export const recovery = {
  killed: {
    heldBy: tests(
      'sandbox/server/process.test.ts',
      'killed in a burst of writes, has every acknowledged payment afterwards, its webhook sent or in the queue',
    ),
  },
  ended: {
    heldBy: tests(
      'sandbox/server/process.shutdown.test.ts',
      'answers 200 requests in flight, and says that each connection ends',
      'gives back 300 deliveries whose receivers hang: the next process sends each of them',
    ),
  },
  outage: {
    figures: {
      lost: nothing(table, 'lost'),
      acknowledged: total(table, 'payments acknowledged'),
      outages: total(table, 'times'),
    },
    heldBy: [
      ...measuredOutages,
      ...tests(
        outages,
        'stops at once answers 503 until it is back, and its streams go on',
        'freezes answers 503 within two seconds until it goes on',
        'is restarted goes on without a restart of its own',
        'loses its connections under load goes on at once',
      ),
    ],
  },
  meanwhile: {
    figures: {
      unavailable: total(table, 'refused with 503'),
      others: nothing(table, 'other failures'),
    },
    heldBy: measuredOutages,
  },
  back: {
    figures: { milliseconds: largest(table, 'slowest recovery, ms') },
    heldBy: measuredOutages,
  },
  backup: {
    heldBy: tests(
      backups,
      'is written on SIGUSR2, and restored it has every payment acknowledged before, and sends its messages',
      'is made by pg_dump, and restored it has every payment acknowledged before, and sends its messages',
    ),
  },
} satisfies PromiseRows;
