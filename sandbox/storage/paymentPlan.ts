import type { PaymentFilters } from '@balcao/contract/resources/payments/filters.ts';
import type { Store } from '../domain/ports.ts';
import { filtersSent, type Subject } from './paymentFilters.ts';
import { isByCreation } from './paymentOrder.ts';

/** How a page of payments is found. */
interface Plan {
  /** Whether a filter may be looked up in an index; otherwise it is checked on rows found in their order. */
  leads(subject: Subject): boolean;
  /** Whether what the filters find is gathered and sorted, instead of being read in its order. */
  gathered: boolean;
}

/** The database's own: what is implied would only tempt it away from the filter itself. */
export const ownPlan: Plan = { leads: (subject) => subject !== 'implied', gathered: false };

/** Filters whose index does not go on in the order of creation: it holds a range of other moments, or the id itself. */
const outOfOrder = new Set<Subject>([
  'id',
  'updatedAt',
  'validAt',
  'paidAt',
  'transferredAt',
  'invoicedDetails_invoicedAt',
]);

/** What bounds a walk through payments in the order of their creation. */
const creation = new Set<Subject>(['createdAt', 'implied']);

/** What sorting one row costs beside looking one up, about; measured on a million. */
const sortShare = 0.2;

/**
 * How one page is found. Where the index of the filters goes on in the order asked for, it is read in it. Elsewhere few
 * payments are gathered and sorted, and many are walked in that order until the page is full. SQLite cannot know how
 * many a range of moments holds and has to be told; PostgreSQL keeps count of its values.
 * @param count how many match
 * @param all how many there are, about
 */
export function pagePlan(
  filters: PaymentFilters,
  database: Store['database'],
  count: number,
  all: number,
): Plan {
  const sent = filtersSent(filters);
  const byCreation = isByCreation(filters);
  const inOrder = byCreation && !sent.some((filter) => outOfOrder.has(filter));
  if (database !== 'sqlite' || sent.length === 0 || inOrder) return ownPlan;
  const walked = (filters.limit * filters.page * all) / Math.max(count, 1);
  if (count * sortShare < walked) return { ...ownPlan, gathered: true };
  return { leads: (subject) => byCreation && creation.has(subject), gathered: false };
}
