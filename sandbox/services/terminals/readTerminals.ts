import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import { type TerminalFilters, terminalSortFields } from '@balcao/contract/resources/terminals/terminalSchema.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Page } from '../../domain/page.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import type { TerminalRecord } from '../../domain/terminals/terminal.ts';
import { isTerminalPayment, type TerminalPayment } from '../../domain/terminals/terminalPayment.ts';
import { checkSort } from '../payments/readPayments.ts';

/** Terminal of the caller's entity; otherwise e00502, as if it did not exist (docs/decisions/error-codes.md). */
export async function ownTerminal(
  store: TenantStore,
  { clientId }: Caller,
  uuid: string,
): Promise<Outcome<TerminalRecord>> {
  const terminal = await store.terminals.find(uuid);
  return terminal?.clientId === clientId ? ok(terminal) : refuse('e00502', { source: { parameter: 'uuid' } });
}

export function getTerminal(ports: Ports, caller: Caller, uuid: string): Promise<Outcome<TerminalRecord>> {
  return ports.store.read(caller.tenant, (store) => ownTerminal(store, caller, uuid));
}

/** GET /terminals: `limit` is at most 500 (docs/decisions/response-envelope.md); e00230 for an unknown sort field. */
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

export interface TerminalView {
  terminal: TerminalRecord;
  payment?: TerminalPayment;
}

/** Terminal of any entity of the platform; e00502 if it belongs to another platform. */
export async function platformTerminal(
  store: TenantStore,
  { platformCode }: Caller,
  uuid: string,
): Promise<Outcome<TerminalRecord>> {
  const terminal = await store.terminals.find(uuid);
  if (terminal?.platformCode === platformCode) return ok(terminal);
  return refuse('e00502', { source: { parameter: 'uuid' } });
}

export async function viewTerminal(store: TenantStore, terminal: TerminalRecord): Promise<TerminalView> {
  const { uuid } = terminal;
  const payment = (await store.terminals.occupant(uuid)) ?? (await store.terminals.last(uuid));
  return payment && isTerminalPayment(payment) ? { terminal, payment } : { terminal };
}
