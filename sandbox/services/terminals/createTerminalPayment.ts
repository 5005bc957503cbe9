import type { TerminalPaymentRequest } from '@balcao/contract/resources/terminals/schema.ts';
import { withCustomer } from '../../domain/customers/customer.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { draftTerminalPayment, refuseStandalone } from '../../domain/terminals/draftTerminalPayment.ts';
import { findSavedParts } from '../customers/findSavedParts.ts';
import { insertPayment } from '../payments/insertPayment.ts';
import { ownTerminal } from './getTerminal.ts';
import { refuseBusyTerminal } from './refuseBusyTerminal.ts';

/**
 * POST /terminals/{uuid}/payments: the terminal shows the amount and waits for a card; the outcome comes later.
 * @returns e00502 for an unknown terminal or customer, e00402 for a standalone terminal, e00300, e00301, e00226,
 *   e00600 while the terminal is busy, e00220 for an unknown account
 */
export function createTerminalPayment(
  ports: Ports,
  caller: Caller,
  uuid: string,
  request: TerminalPaymentRequest,
): Promise<Outcome<PaymentRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const terminal = await ownTerminal(store, caller, uuid);
    if (!terminal.ok) return terminal;
    const standalone = refuseStandalone(terminal.value);
    if (standalone) return standalone;
    const saved = await findSavedParts(store, caller, request);
    if (!saved.ok) return saved;
    const draft = draftTerminalPayment(withCustomer(request, saved.value.customer), caller, terminal.value);
    if (!draft.ok) return draft;
    const busy = await refuseBusyTerminal(store, uuid, caller.now);
    return busy ?? insertPayment(store, draft.value, request.bankAccount);
  });
}
