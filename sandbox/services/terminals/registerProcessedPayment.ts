import type { ProcessedPayment } from '@balcao/contract/resources/terminals/schema.ts';
import { type Outcome, refuse } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { draftProcessed } from '../../domain/terminals/processedPayment.ts';
import { insertPayment } from '../payments/insertPayment.ts';
import { ownTerminal } from './readTerminals.ts';

/**
 * POST /terminals/{uuid}/processedPayments, on any of the entity's terminals.
 * @returns e00502 for an unknown terminal, what {@link draftProcessed} refuses, and 409 e00600 for a code that this
 *   terminal has used before
 */
export function registerProcessedPayment(
  ports: Ports,
  caller: Caller,
  uuid: string,
  request: ProcessedPayment,
): Promise<Outcome<PaymentRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const terminal = await ownTerminal(store, caller, uuid);
    if (!terminal.ok) return terminal;
    const beginning = draftProcessed(request, caller, terminal.value);
    if (!beginning.ok) return beginning;
    const { draft, events } = beginning.value;
    const made = await insertPayment(store, draft, undefined, undefined, events);
    if (!made.ok || (await store.terminals.keepCode(uuid, request.code, made.value.id))) return made;
    const source = { pointer: '/code' };
    const values = { code: request.code };
    return refuse('e00600', { status: 409, source, detail: 'processed_twice', values });
  });
}
