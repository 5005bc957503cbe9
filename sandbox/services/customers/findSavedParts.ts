import type { PaymentRequest } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { CustomerRecord } from '../../domain/customers/customer.ts';
import type { SavedMethodRecord } from '../../domain/customers/savedMethod.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { refuseExpired } from '../../domain/payments/savedMethodPayment.ts';
import type { Caller, TenantStore } from '../../domain/ports.ts';
import { usableCustomer } from './customerAccess.ts';

interface SavedParts {
  customer?: CustomerRecord;
  method?: SavedMethodRecord;
}

type Asked = Partial<Pick<PaymentRequest, 'customer' | 'paymentMethod'>>;

/**
 * Finds the customer and the saved method of a request. The caller must be allowed to use both, the method must belong
 * to the customer, and saving a new method requires a customer.
 * @param at pointer to the payment inside the body: `/payment` for a checkout
 * @returns e05001 for saving without a customer of the caller, e00502 for an unknown customer or a customerId of
 * another one, e00218 for a saved method of another customer or phone number, e00402 for an expired card
 */
export async function findSavedParts(
  store: TenantStore,
  caller: Caller,
  { customer: asked, paymentMethod }: Asked,
  at = '',
): Promise<Outcome<SavedParts>> {
  const details = paymentMethod?.details;
  const source = { pointer: `${at}/customer/uuid` };
  const found = asked?.uuid ? await usableCustomer(store, caller, asked.uuid, source) : undefined;
  if ((details?.createRegistration || details?.allowRegistration) && !found?.ok) {
    return refuse('e05001', { source, values: { field: source.pointer.slice(1).replaceAll('/', '_') } });
  }
  if (found && !found.ok) return found;
  const customer = found?.value;
  const customerId = customer?.details.customerId;
  if (customerId && asked?.customerId && asked.customerId !== customerId) {
    const pointer = `${at}/customer/customerId`;
    return refuse('e00502', {
      source: { pointer },
      detail: 'uuid_of_other_customer',
      values: { id: customerId },
    });
  }
  if (!paymentMethod?.uuid) return ok({ customer });
  const method = await store.savedMethods.find(paymentMethod.uuid);
  const methodSource = { pointer: `${at}/paymentMethod/uuid` };
  if (!customer || method?.customerUuid !== customer.uuid) {
    return refuse('e00218', {
      source: methodSource,
      detail: customer ? 'saved_not_there' : 'saved_needs_customer',
    });
  }
  const expired = method.code === 'CC' && refuseExpired(method.card, caller.now, methodSource);
  if (expired) return expired;
  const phone = details?.phoneNumber;
  if (phone !== undefined && (method.code === 'CC' || method.phone !== phone)) {
    const other = {
      source: { pointer: `${at}/paymentMethod/details/phoneNumber` },
      detail: 'saved_other_phone',
    } as const;
    return refuse('e00218', { ...other, values: { method: method.code } });
  }
  return ok({ customer, method });
}
