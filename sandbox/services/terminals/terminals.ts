import {
  type TerminalFilters,
  terminalPageSize,
  terminalSortFields,
} from '@balcao/contract/resources/terminals/schema.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Page } from '../../domain/page.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import type { TerminalRecord } from '../../domain/terminals/terminal.ts';
import { checkSort } from '../checkSort.ts';

/**
 * GET /terminals: the caller's terminals, filtered, sorted and paged; `limit` above 500 counts as 500 (DECISIONS 3).
 * @returns e00230 for a field that cannot be sorted by
 */
export async function listTerminals(
  ports: Ports,
  caller: Caller,
  filters: TerminalFilters,
): Promise<Outcome<Page<TerminalRecord> & { limit: number }>> {
  const unsortable = checkSort(filters.sort, terminalSortFields);
  if (unsortable) return unsortable;
  const limit = Math.min(filters.limit, terminalPageSize);
  const page = await ports.store.read(caller.tenant, (store) =>
    store.terminals.list(caller.clientId, { ...filters, limit }),
  );
  return ok({ ...page, limit });
}

/** A terminal of the caller's entity: e00502 for any other, as if it did not exist (DECISIONS 11). */
export async function ownTerminal(
  store: TenantStore,
  { clientId }: Caller,
  uuid: string,
): Promise<Outcome<TerminalRecord>> {
  const terminal = await store.terminals.find(uuid);
  return terminal?.clientId === clientId ? ok(terminal) : refuse('e00502', { source: { parameter: 'uuid' } });
}

/** GET /terminals/{uuid}. */
export function getTerminal(ports: Ports, caller: Caller, uuid: string): Promise<Outcome<TerminalRecord>> {
  return ports.store.read(caller.tenant, (store) => ownTerminal(store, caller, uuid));
}
