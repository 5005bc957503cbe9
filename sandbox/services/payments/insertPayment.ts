import type { PaymentRequest } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { WebhookAction } from '@balcao/contract/resources/webhooks/events.ts';
import { chooseAccount } from '../../domain/entities/bankAccount.ts';
import { type Outcome, ok, type Refusal, refuse } from '../../domain/outcome.ts';
import type { Draft } from '../../domain/payments/draftPayment.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { TenantStore } from '../../domain/ports.ts';
import { enqueueCreation } from '../webhooks/enqueueWebhooks.ts';

type FindReference = (payment: Draft) => Promise<Outcome<PaymentRecord['reference']>>;

/** Refuses a customUniqueId that the entity already used: 409 e00600, even after a concurrent insert. */
async function refuseRepeatedId(
  store: TenantStore,
  { clientId, sent: { customUniqueId } }: Draft,
): Promise<Refusal | undefined> {
  if (customUniqueId === undefined) return undefined;
  if (!(await store.payments.customUniqueIdTaken(clientId, customUniqueId))) return undefined;
  return refuse('e00600', {
    status: 409,
    source: { pointer: '/customUniqueId' },
    detail: 'unique_id_taken',
    values: { id: customUniqueId },
  });
}

/** Refuses a reference whose first seven digits are taken. Names the other one, whose check digits may differ. */
async function refuseTaken(store: TenantStore, reference: PaymentRecord['reference']): Promise<Refusal> {
  const { entity = '', number = '' } = reference ?? {};
  const holder = await store.payments.findBySeven(entity, number.slice(0, 7));
  const taken = holder?.reference?.number ?? number;
  return refuse('e00600', {
    status: 409,
    source: { pointer: '/referenceDetails/reference' },
    detail: taken === number ? 'reference_taken' : 'reference_digits_taken',
    values: {
      reference: number,
      taken,
      id: holder?.id ?? '',
      amount: holder?.amountCents ?? '',
      state: holder?.state ?? '',
    },
  });
}

/** Inserts a drafted payment with its account, id, callback and reference; a taken reference is replaced. */
export async function insertPayment(
  store: TenantStore,
  draft: Draft,
  askedAccount: PaymentRequest['bankAccount'],
  findReference: FindReference = async () => ok(undefined),
  events: readonly WebhookAction[] = [],
): Promise<Outcome<PaymentRecord>> {
  const accounts = await store.bankAccounts.list(draft.clientId);
  const bankAccount = chooseAccount(accounts, askedAccount?.code);
  if (!bankAccount.ok) return bankAccount;
  const repeated = await refuseRepeatedId(store, draft);
  if (repeated) return repeated;

  const id = await store.nextId('payment');
  let last: PaymentRecord['reference'];
  // Skips references that the merchant registered, until one is free or the range is used up.
  for (;;) {
    const reference = await findReference(draft);
    if (!reference.ok) return reference;
    const payment = { ...draft, id, bankAccount: bankAccount.value, reference: reference.value };
    if (await store.payments.insert(payment)) {
      await enqueueCreation(store, { payment, events }, draft.createdAt);
      return ok(payment);
    }
    const meanwhile = await refuseRepeatedId(store, draft);
    if (meanwhile) return meanwhile;
    if (reference.value?.number === last?.number) break;
    last = reference.value;
  }
  return refuseTaken(store, last);
}
