import type { Memory } from '../memory.ts';

/** What earlier responses call the values of a field, by its name, or by that of its object and its own. */
const namesOfFields = new Map<string, readonly string[]>(
  Object.entries({
    'paymentMethod.uuid': ['SavedPaymentMethod.uuid'],
    'customer.uuid': ['Customer.uuid'],
    'bankAccount.code': ['BankAccount.code'],
    bankAccountCode: ['BankAccount.code'],
    clientId: ['Entity.clientId'],
    paymentId: ['Payment.id'],
    idTransaction: ['Payment.id'],
    customUniqueId: ['Payment.customUniqueId'],
    token: ['token', 'Checkout.id'],
    hash: ['hash'],
    reference: ['reference'],
    referenceEntity: ['entity'],
    entity: ['entity'],
    amount: ['amount'],
    phoneNumber: ['phoneNumber'],
    number: ['Card.number'],
    pin: ['pin'],
  }),
);

/** No field lies deeper; what does is hostile, and stays as it is. */
const mostLevels = 20;

/** A filled field keeps its type: the wrong one is what a broken field has. */
const alike = (like: unknown, value: string | number) =>
  typeof like === 'number' ? Number(value) : String(value);

/**
 * A value whose known fields are replaced, some of them, by what earlier responses said.
 * @param fills which fields, and with what; none leaves all as they are
 */
export function filled(value: unknown, fills: readonly number[], memory: Memory): unknown {
  let at = 0;
  function inside(held: unknown, parent: string, key: string, level = 0): unknown {
    if (level > mostLevels) return held;
    if (Array.isArray(held)) return held.map((item) => inside(item, parent, key, level + 1));
    if (typeof held === 'object' && held !== null) {
      return Object.fromEntries(
        Object.entries(held).map(([name, inner]) => [name, inside(inner, key, name, level + 1)]),
      );
    }
    if (typeof held !== 'string' && typeof held !== 'number') return held;
    const names = namesOfFields.get(`${parent}.${key}`) ?? namesOfFields.get(key);
    const draw = fills[at++ % fills.length] ?? 0;
    if (!names || draw % 5 < 2) return held;
    const known = memory.pick(names, draw);
    return known === undefined ? held : alike(held, known);
  }
  return fills.length === 0 ? value : inside(value, '', '');
}
