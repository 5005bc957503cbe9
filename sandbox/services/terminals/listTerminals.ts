import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import { type TerminalFilters, terminalSortFields } from '@balcao/contract/resources/terminals/schema.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Page } from '../../domain/page.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import type { TerminalRecord } from '../../domain/terminals/terminal.ts';
import { checkSort } from '../checkSort.ts';

/**
 * GET /terminals: the caller's terminals, filtered, sorted and paged; `limit` above 500 counts as 500
 * (docs/decisions/response-envelope.md).
 * @returns e00230 for a field that cannot be sorted by
 */
export async function listTerminals(
  ports: Ports,
  caller: Caller,
  filters: TerminalFilters,
): Promise<Outcome<Page<TerminalRecord> & { limit: number }>> {
  const unsortable = checkSort(filters.sort, terminalSortFields);
  if (unsortable) return unsortable;
  const limit = Math.min(filters.limit, pageSize.terminals);
  const page = await ports.store.read(caller.tenant, (store) =>
    store.terminals.list(caller.clientId, { ...filters, limit }),
  );
  return ok({ ...page, limit });
}
