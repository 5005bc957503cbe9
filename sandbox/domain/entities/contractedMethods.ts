import { type Outcome, ok, refuse } from '../outcome.ts';
import { configuredMethods } from '../payments/availableMethods.ts';
import type { MethodChoice } from '../payments/payment.ts';
import type { EntityRecord } from './entity.ts';

/** Only an approved entity takes payments: e00300 for one under review or declined. */
export function checkTakesPayments(entity: EntityRecord | undefined): Outcome<true> {
  if (!entity || entity.state === 'approved') return ok(true);
  return refuse('e00300', {
    source: { header: 'PayPay-ClientId' },
    detail: 'entity_not_approved',
    values: { state: entity.state },
  });
}

/** The methods an entity has: those it asked for when it registered, or all; none before it is approved. */
export function contractedMethods(entity: EntityRecord | undefined): MethodChoice[] {
  if (!checkTakesPayments(entity).ok) return [];
  const asked = entity?.registration.availableMethods?.map(({ code }) => code);
  return configuredMethods.filter(({ code }) => !asked || asked.includes(code));
}
