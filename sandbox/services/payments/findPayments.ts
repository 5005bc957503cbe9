import { paymentFilters } from '@balcao/contract/resources/payments/filters.ts';
import type { BankAccount } from '../../domain/entities/bankAccount.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';

/** A payment that is asked for by its reference, its id, or both, which must then agree. */
export interface PaymentLookup {
  reference?: string;
  id?: number;
}

/** Payments of the caller, and the accounts their money goes to. */
export interface FoundPayments {
  /** In the order they were asked for; undefined for what the caller has not. */
  payments: (PaymentRecord | undefined)[];
  accounts: BankAccount[];
}

async function byReference(store: TenantStore, { clientId }: Caller, reference: string) {
  const asked = paymentFilters.safeParse({ referenceDetails_reference: reference, limit: 1 });
  if (!asked.success) return undefined;
  const { items } = await store.payments.list(clientId, asked.data);
  return items[0];
}

async function findOne(store: TenantStore, caller: Caller, { reference, id }: PaymentLookup) {
  if (id === undefined) return reference && byReference(store, caller, reference);
  const payment = await store.payments.find(id);
  const agrees = reference === undefined || payment?.reference?.number === reference;
  return payment?.clientId === caller.clientId && agrees ? payment : undefined;
}

/** checkEntityPayments of the SOAP service: each payment asked for, or none in its place. */
export function findPayments(
  ports: Ports,
  caller: Caller,
  wanted: readonly PaymentLookup[],
): Promise<FoundPayments> {
  return ports.store.read(caller.tenant, async (store) => {
    const payments: FoundPayments['payments'] = [];
    for (const one of wanted) payments.push((await findOne(store, caller, one)) || undefined);
    return { payments, accounts: await store.bankAccounts.list(caller.clientId) };
  });
}
