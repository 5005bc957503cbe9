import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import { type PaymentFilters, sortFields } from '@balcao/contract/resources/payments/filters.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Page } from '../../domain/page.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { checkSort } from '../checkSort.ts';

/**
 * GET /payments: the caller's payments, filtered, sorted and paged; `limit` above 500 counts as 500
 * (docs/decisions/response-envelope.md).
 * @returns e00230 for a field that cannot be sorted by
 */
export async function listPayments(
  ports: Ports,
  caller: Caller,
  filters: PaymentFilters,
): Promise<Outcome<Page<PaymentRecord> & { limit: number }>> {
  const unsortable = checkSort(filters.sort, sortFields);
  if (unsortable) return unsortable;
  const limit = Math.min(filters.limit, pageSize.payments);
  const page = await ports.store.read(caller.tenant, (store) =>
    store.payments.list(caller.clientId, { ...filters, limit }),
  );
  return ok({ ...page, limit });
}
