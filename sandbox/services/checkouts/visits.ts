import type { PageLanguage } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import { token as tokenFormat } from '@balcao/contract/schema/formats.ts';
import { type CheckoutPayment, hasCheckout } from '../../domain/checkouts/payerActions.ts';
import { type Outcome, ok, type Refusal, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { refuseFrozen } from '../../domain/tenants/tenantCredentials.ts';

interface AuthenticatedPage {
  caller: Caller;
  language: PageLanguage;
}

/** Refusal of a page that does not exist, belongs to another platform, or was deleted during the call. */
export const refusePage = (): Refusal => refuse('e00501', { source: { parameter: 'id' } });

/** Authenticates by a page's token, on behalf of its creator; e00501 if unknown, c1201 if frozen. */
export async function authenticatePage(ports: Ports, token: string): Promise<Outcome<AuthenticatedPage>> {
  const owner = tokenFormat.safeParse(token).success ? await ports.store.page(token) : undefined;
  if (!owner) return refusePage();
  if (owner.frozenReason !== null) return refuseFrozen(owner.frozenReason);
  const { tenant, platformCode, clientId, entity, clockOffset, language } = owner;
  const now = ports.clock.now() + clockOffset;
  return ok({ caller: { tenant, platformCode, clientId, entity, now }, language });
}

/** Loads a page's payment for the payer; e00501 if the page belongs to another platform. */
export async function getVisit(ports: Ports, caller: Caller, id: string): Promise<Outcome<CheckoutPayment>> {
  const payment = await ports.store.read(caller.tenant, (store) => store.payments.findByCheckout(id));
  const own = payment?.platformCode === caller.platformCode && hasCheckout(payment);
  return own ? ok(payment) : refusePage();
}

/** GET /checkouts/{id} and GET /token/{token}: e00501 if the page is unknown or belongs to another entity. */
export async function getCheckout(
  ports: Ports,
  caller: Caller,
  id: string,
  parameter: 'id' | 'token' = 'id',
): Promise<Outcome<CheckoutPayment>> {
  const payment = await ports.store.read(caller.tenant, (store) => store.payments.findByCheckout(id));
  const own = payment?.clientId === caller.clientId && hasCheckout(payment);
  return own ? ok(payment) : refuse('e00501', { source: { parameter } });
}
