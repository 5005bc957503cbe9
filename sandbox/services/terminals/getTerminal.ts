import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import type { TerminalRecord } from '../../domain/terminals/terminal.ts';

/** A terminal of the caller's entity: e00502 for any other, as if it did not exist (docs/decisions/error-codes.md). */
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
