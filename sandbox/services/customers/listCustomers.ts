import type { CustomerFilters } from '@balcao/contract/resources/customers/schema.ts';
import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import type { CustomerRecord } from '../../domain/customers/customer.ts';
import type { Page } from '../../domain/page.ts';
import type { Caller, Ports } from '../../domain/ports.ts';

/** GET /customers: those the caller may use; `limit` above 500 counts as 500 (docs/decisions/response-envelope.md). */
export async function listCustomers(
  ports: Ports,
  caller: Caller,
  filters: CustomerFilters,
): Promise<Page<CustomerRecord> & { limit: number }> {
  const limit = Math.min(filters.limit, pageSize.customers);
  const page = await ports.store.read(caller.tenant, (store) =>
    store.customers.list(caller.clientId, { ...filters, limit }),
  );
  return { ...page, limit };
}
