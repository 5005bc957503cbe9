import { methodLimits } from '@balcao/contract/resources/payments/amountLimits.ts';
import { type MethodCode, type MethodType, typesOfMethod } from '@balcao/contract/resources/payments/paymentEnums.ts';
import { checkTakesPayments, type EntityRecord } from '../entities/entity.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import type { MethodChoice } from './payment.ts';

/** Methods configured for every entity of the sandbox, each with its default type. */
export const configuredMethods: readonly MethodChoice[] = [
  { code: 'CC', type: 'DEFAULT' },
  { code: 'MB', type: 'NORMAL' },
  { code: 'MW', type: 'DEFAULT' },
];

/** Resolves the type of a method, `DEFAULT` to the configured one; e00402 for a type that is not configured. */
export function resolveMethod(code: MethodCode, type?: MethodType): Outcome<MethodChoice> {
  const types: readonly MethodType[] = typesOfMethod[code];
  if (type && !types.includes(type)) {
    return refuse('e00402', {
      source: { pointer: '/paymentMethod/type' },
      detail: 'method_type',
      values: { method: code, type },
    });
  }
  const usual = types[0] ?? 'DEFAULT';
  return ok({ code, type: !type || type === 'DEFAULT' ? usual : type });
}

/** Methods available to a payer: e00401 for an uncontracted one, e00402 for a wrong type or two types of reference. */
export function availableMethodsOf(
  sent: readonly { code: MethodCode; type?: MethodType }[] | undefined,
  contracted: readonly MethodChoice[] = configuredMethods,
): Outcome<MethodChoice[]> {
  if (!sent) return ok([...contracted]);
  const resolved: MethodChoice[] = [];
  for (const { code, type } of sent) {
    if (!contracted.some((known) => known.code === code)) {
      const source = { pointer: `/availableMethods/${resolved.length}/code` };
      return refuse('e00401', { source, detail: 'method_not_contracted', values: { method: code } });
    }
    const method = resolveMethod(code, type);
    const source = { pointer: `/availableMethods/${resolved.length}/type` };
    if (!method.ok) return { ...method, source };
    // All references are either cancellable or not, whereas cards on a page and at a terminal can be combined.
    const other = code === 'MB' && resolved.find((each) => each.code === code && each.type !== method.value.type);
    if (other) return refuse('e00402', { source, detail: 'method_types_differ', values: { method: code } });
    resolved.push(method.value);
  }
  return ok(resolved);
}

/** Refuses a method that is not among the available ones, with e00401. */
export function chooseAvailable(method: MethodChoice, among: readonly MethodChoice[]): Outcome<MethodChoice> {
  if (among.some((available) => available.code === method.code)) return ok(method);
  return refuse('e00401', {
    source: { pointer: '/paymentMethod/code' },
    detail: 'method_not_available',
    values: { method: method.code },
  });
}

/** Methods of an entity: those requested at registration, otherwise all; none before its approval. */
export function contractedMethods(entity: EntityRecord | undefined): MethodChoice[] {
  if (!checkTakesPayments(entity).ok) return [];
  const asked = entity?.registration.availableMethods?.map(({ code }) => code);
  return configuredMethods.filter(({ code }) => !asked || asked.includes(code));
}

/** Refuses an amount outside the limits of a method, with e00301 (docs/decisions/error-codes.md). */
export function checkAmountLimits(method: MethodCode, amountCents: number): Outcome<number> {
  const { minCents, maxCents } = methodLimits[method];
  if (amountCents >= minCents && amountCents <= maxCents) return ok(amountCents);
  return refuse('e00301', {
    source: { pointer: '/amount' },
    detail: 'amount_limits',
    values: { method, min: minCents, max: maxCents },
  });
}
