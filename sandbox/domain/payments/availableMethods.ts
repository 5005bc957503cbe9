import {
  type MethodCode,
  type MethodType,
  typesOfMethod,
} from '@balcao/contract/resources/payments/enums.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import type { MethodChoice } from './payment.ts';

/** What an entity has configured in the sandbox: every method, each with its usual type. */
export const configuredMethods: readonly MethodChoice[] = [
  { code: 'CC', type: 'DEFAULT' },
  { code: 'MB', type: 'NORMAL' },
  { code: 'MW', type: 'DEFAULT' },
];

/** Settles the type of a method, `DEFAULT` as the entity has configured; e00402 for one it has not. */
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

/** The methods a payer may use: e00401 for one not contracted, e00402 for a type, or two types of reference. */
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
    // A reference can be cancelled or cannot; of cards, those on a page and those at a terminal go together.
    const other =
      code === 'MB' && resolved.find((each) => each.code === code && each.type !== method.value.type);
    if (other) return refuse('e00402', { source, detail: 'method_types_differ', values: { method: code } });
    resolved.push(method.value);
  }
  return ok(resolved);
}

/** The chosen method must be among the available ones: e00401 otherwise. */
export function chooseAvailable(method: MethodChoice, among: readonly MethodChoice[]): Outcome<MethodChoice> {
  if (among.some((available) => available.code === method.code)) return ok(method);
  return refuse('e00401', {
    source: { pointer: '/paymentMethod/code' },
    detail: 'method_not_available',
    values: { method: method.code },
  });
}
