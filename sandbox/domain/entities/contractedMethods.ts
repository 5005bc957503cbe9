import { configuredMethods } from '../payments/availableMethods.ts';
import type { MethodChoice } from '../payments/payment.ts';
import { checkTakesPayments, type EntityRecord } from './entity.ts';

/** Methods of an entity: those requested at registration, otherwise all; none before its approval. */
export function contractedMethods(entity: EntityRecord | undefined): MethodChoice[] {
  if (!checkTakesPayments(entity).ok) return [];
  const asked = entity?.registration.availableMethods?.map(({ code }) => code);
  return configuredMethods.filter(({ code }) => !asked || asked.includes(code));
}
