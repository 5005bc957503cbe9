import { cardScenarios, testPin } from '@balcao/contract/scenarios/cards.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import type { ActionContext } from '../actors/action.ts';
import { paymentOf } from '../actors/view.ts';
import type { WatchedTable } from '../world/changes.ts';
import type { Chance } from './chance.ts';

type Value = string | number;
type Place = Pick<ActionContext, 'world' | 'shop'>;

const newest = 24;

const column =
  (table: WatchedTable, name: string) =>
  ({ world, shop }: Place): Value[] =>
    world.changes
      .rows(table, shop.tenant)
      .flatMap((row) => (row[name] ?? []) as Value)
      .slice(-newest);

/** Entities, references and amounts that can be paid at a cash machine. */
export const referencesOf = ({ world, shop }: Place) =>
  world.changes
    .rows('payments', shop.tenant)
    .map(paymentOf)
    .flatMap(({ reference, amountCents }) =>
      reference ? [{ entity: reference.entity, reference: reference.number, amount: amountCents }] : [],
    )
    .slice(-newest);

const fixed =
  (...values: readonly Value[]) =>
  () =>
    values;

/** Values valid in the current sandbox, by the parameter or field that accepts them. */
const sources: Readonly<Record<string, (place: Place) => readonly Value[]>> = {
  payment: column('payments', 'id'),
  checkout: column('payments', 'checkout_id'),
  webhook: column('webhooks', 'id'),
  delivery: column('deliveries', 'id'),
  fault: column('faults', 'id'),
  customer: column('customers', 'uuid'),
  savedMethod: column('saved_methods', 'uuid'),
  terminal: column('terminals', 'uuid'),
  entity: column('entities', 'client_id'),
  bankAccount: column('bank_accounts', 'code'),
  uniqueId: column('payments', 'custom_unique_id'),
  reference: (place) => referencesOf(place).map(({ reference }) => reference),
  referenceEntity: (place) => referencesOf(place).map(({ entity }) => entity),
  amount: (place) => [1000, 400, 600, 1, 50, 99_999, ...referencesOf(place).map(({ amount }) => amount)],
  card: fixed(...cardScenarios.map(({ number }) => number)),
  phone: fixed(...phoneScenarios.map(({ phone }) => phone)),
  pin: fixed(testPin, '0000'),
  language: fixed('typescript-fetch', 'php', 'python', 'javascript', 'java'),
  kind: fixed('payment', 'delivery', 'entity'),
  errorCode: fixed('e00502', 'e04100'),
};

/** Sources of path parameters, by the first path segment and the parameter, or by the parameter alone. */
const ofParams: Readonly<Record<string, string>> = {
  'payments id': 'payment',
  'terminals paymentId': 'payment',
  'checkouts id': 'checkout',
  'payer id': 'checkout',
  'token token': 'checkout',
  'webhooks id': 'webhook',
  'customers uuid': 'customer',
  'customers paymentMethod_uuid': 'savedMethod',
  'customers clientId': 'entity',
  'entities clientId': 'entity',
  'terminals uuid': 'terminal',
  'faults id': 'fault',
  'deliveries id': 'delivery',
};

/** Sources of fields, by object and field name, or by field name alone. */
const ofFields: Readonly<Record<string, string>> = {
  'paymentMethod.uuid': 'savedMethod',
  'customer.uuid': 'customer',
  'bankAccount.code': 'bankAccount',
  bankAccountCode: 'bankAccount',
  clientId: 'entity',
  paymentId: 'payment',
  idTransaction: 'payment',
  customUniqueId: 'uniqueId',
  token: 'checkout',
  reference: 'reference',
  referenceEntity: 'referenceEntity',
  entity: 'referenceEntity',
  amount: 'amount',
  phoneNumber: 'phone',
  number: 'card',
  pin: 'pin',
};

export const valuesOfParam = (resource: string, name: string, place: Place): readonly Value[] =>
  sources[ofParams[`${resource} ${name}`] ?? name]?.(place) ?? [];

/** Picks one of the newest values, or sometimes any. */
const chosen = (values: readonly Value[], chance: Chance) =>
  chance.percent(35) ? chance.of(values) : values[values.length - 1 - chance.below(Math.min(2, values.length))];

export function knownParam(resource: string, name: string, place: Place, chance: Chance): Value | undefined {
  const values = valuesOfParam(resource, name, place);
  return values.length > 0 ? chosen(values, chance) : undefined;
}

/** Maximum depth of fields to fill; deeper values are hostile and must stay unchanged. */
const mostLevels = 20;

/** Fills some fields with values that are valid in the current sandbox, and keeps their types. */
export function filled(value: unknown, place: Place, chance: Chance): unknown {
  function inside(held: unknown, parent: string, key: string, level: number): unknown {
    if (level > mostLevels) return held;
    if (Array.isArray(held)) return held.map((item) => inside(item, parent, key, level + 1));
    if (typeof held === 'object' && held !== null)
      return Object.fromEntries(
        Object.entries(held).map(([name, inner]) => [name, inside(inner, key, name, level + 1)]),
      );
    const source = ofFields[`${parent}.${key}`] ?? ofFields[key];
    if ((typeof held !== 'string' && typeof held !== 'number') || !source || !chance.percent(60)) return held;
    const values = sources[source]?.(place) ?? [];
    const known = values.length > 0 ? chosen(values, chance) : held;
    return typeof held === 'number' ? Number(known) : String(known);
  }
  return inside(value, '', '', 0);
}
