import { configuredMethods } from '../payments/availableMethods.ts';
import type { MethodChoice } from '../payments/payment.ts';
import { checkTakesPayments, type EntityRecord } from './entity.ts';

/** The methods an entity has: those it asked for when it registered, or all; none before it is approved. */
export function contractedMethods(entity: EntityRecord | undefined): MethodChoice[] {
  if (!checkTakesPayments(entity).ok) return [];
  const asked = entity?.registration.availableMethods?.map(({ code }) => code);
  return configuredMethods.filter(({ code }) => !asked || asked.includes(code));
}
