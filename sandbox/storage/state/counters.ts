import type { TenantState } from '@balcao/contract/control/tenants.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Sequence } from '../../domain/ports.ts';
import { firstFree } from '../firstFree.ts';
import { largestId } from './bounds.ts';
import { wrongField } from './expected.ts';

type Rows = TenantState['tables'];

const names = (Object.keys(firstFree) as Sequence[]).sort();

/** Numbers in a column; digits in a text count too. */
const numbersIn = (tables: Rows, table: string, column: string) =>
  (tables[table] ?? []).map((row) => Number(row[column] ?? 0));

/** The account of an entity is named after the number of its range (`namedAccount`). */
const accountNumbers = (tables: Rows) =>
  (tables.bank_accounts ?? []).map(({ code }) => Number(/^C(\d{7})$/.exec(String(code))?.[1] ?? 0));

/** Numbers that each counter has given out, as far as rows tell. A page's number is told by nothing but its token. */
const givenOut: Readonly<Record<Sequence, (tables: Rows) => number[]>> = {
  payment: (tables) => [
    ...numbersIn(tables, 'payments', 'id'),
    ...numbersIn(tables, 'deliveries', 'payment_id'),
    ...numbersIn(tables, 'processed_codes', 'payment_id'),
  ],
  webhook: (tables) => [
    ...numbersIn(tables, 'webhooks', 'id'),
    ...numbersIn(tables, 'deliveries', 'webhook_id'),
  ],
  delivery: (tables) => numbersIn(tables, 'deliveries', 'id'),
  customer: (tables) => numbersIn(tables, 'customers', 'serial'),
  savedMethod: (tables) => numbersIn(tables, 'saved_methods', 'serial'),
  range: (tables) => [...numbersIn(tables, 'reference_ranges', 'id'), ...accountNumbers(tables)],
  checkout: () => [],
  fault: (tables) => numbersIn(tables, 'faults', 'id'),
};

/**
 * What is wrong with the counters of a state whose rows are right: each must be there once, and lie above every number
 * it has given out, or what is created next would meet a row that exists.
 */
export function wrongCounters(tables: Rows): Refusal | undefined {
  const rows = tables.sequences ?? [];
  const given = rows.map(({ name }) => String(name)).sort();
  if (given.join() !== names.join()) return wrongField(['tables', 'sequences'], names.join(', '));
  for (const [at, { name, next }] of rows.entries()) {
    const numbers = givenOut[name as Sequence](tables);
    const least = numbers.reduce((most, number) => Math.max(most, number), 0) + 1;
    if (Number(next) < least) {
      return wrongField(['tables', 'sequences', at, 'next'], `${least} … ${largestId}`);
    }
  }
}
