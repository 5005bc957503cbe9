import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import type { Saveable, SavedMethodRecord } from '../../domain/customers/savedMethod.ts';
import { uuidOf } from '../../domain/ids/digest.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { methodToSave } from '../../domain/payments/savedMethodPayment.ts';
import type { TenantStore } from '../../domain/ports.ts';

const cardFields = ['brand', 'last4Digits', 'holder', 'expiryMonth', 'expiryYear'] as const;

function same(one: SavedMethodRecord, what: Saveable): boolean {
  if (one.code === 'MW') return what.code === 'MW' && one.phone === what.phone;
  return what.code === 'CC' && cardFields.every((name) => one.card[name] === what.card[name]);
}

async function saveMethod(
  store: TenantStore,
  customerUuid: string,
  what: Saveable,
  at: number,
): Promise<SavedMethodRecord> {
  const serial = await store.nextId('savedMethod');
  const method = { ...what, uuid: uuidOf('savedMethod', serial), serial, customerUuid, createdAt: at };
  await store.savedMethods.insert(method);
  return method;
}

/** Saves the method of a payment once, if requested (docs/decisions/payment-states.md). */
export async function saveUsedMethod(store: TenantStore, payment: PaymentRecord, at: number): Promise<PaymentRecord> {
  const { method } = payment;
  const saves = methodToSave(payment);
  if (!method || !saves || !(await store.customers.find(saves.customer))) return payment;
  const { customer, what } = saves;
  const known = await store.savedMethods.list(customer, {
    code: what.code,
    sort: '-createdAt',
    limit: pageSize.savedMethods,
    page: 1,
  });
  const kept = known.items.find((one) => same(one, what)) ?? (await saveMethod(store, customer, what, at));
  return { ...payment, method: { ...method, uuid: kept.uuid } };
}
