import { measured } from '../figures.ts';
import { bench, type PromiseRows } from '../promise.ts';

const table = 'Sandbox';
const heldBy = bench('bench/sandbox.mjs', table);

/** A figure of a sandbox on each database. */
const onBoth = (column: string) => ({
  sqlite: measured(table, 'sandbox of the site, SQLite file', column),
  postgres: measured(table, 'sandbox of the site, PostgreSQL', column),
});

const filters = 'GET /payments by filter';
const ofMany = 'ten of 1,000,000, ms';

/** What was measured on one machine, which promises nothing about another. */
export const speed = {
  requests: { figures: onBoth('requests a second'), heldBy },
  processor: { figures: onBoth('CPU a request, us'), heldBy },
  webhooks: { figures: onBoth('webhooks a second'), heldBy },
  backlog: { figures: onBoth('webhooks a second that waited already'), heldBy },
  start: { figures: onBoth('start to first answer, ms'), heldBy },
  memory: { figures: onBoth('memory after start, MB'), heldBy },
  search: {
    figures: {
      sqlite: measured(`${filters}, SQLite file`, 'id', ofMany),
      postgres: measured(`${filters}, PostgreSQL`, 'id', ofMany),
    },
    heldBy: [
      ...bench('bench/filters.mjs', `${filters}, SQLite file`),
      ...bench('bench/filters.mjs', `${filters}, PostgreSQL`),
    ],
  },
  tenant: {
    figures: { milliseconds: measured('Package', 'balcao, Node 20.19.0', 'a fresh tenant, ms') },
    heldBy: bench('bench/package.mjs', 'Package'),
  },
} satisfies PromiseRows;
