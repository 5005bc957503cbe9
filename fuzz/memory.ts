import type { TenantState } from '@balcao/contract/control/tenants.ts';
import { cardScenarios } from '@balcao/contract/scenarios/cards.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { testPin } from '@balcao/contract/scenarios/terminals.ts';
import { notes } from '@balcao/contract/schema/notes.ts';
import type * as z from 'zod';

type Value = string | number;

/** Values of one name that are remembered; older ones are forgotten. */
const mostValues = 24;

/** How many exported states are kept: each is as large as a sandbox. */
const mostStates = 3;

/** What a reference payment is paid with at a cash machine. */
export interface PayableReference {
  entity: string;
  reference: string;
  amount: number;
}

/** What the responses of a session told, by the name of the model and its field: `Payment.id`, `Customer.uuid`. */
export interface Memory {
  /** A value that a name had, the latest more often than others; undefined where none is known. */
  pick(names: readonly string[], draw: number): Value | undefined;
  reference(draw: number): PayableReference | undefined;
  state(draw: number): TenantState | undefined;
  /** Keeps what a response said. */
  note(model: string, data: unknown): void;
  noteState(state: TenantState): void;
}

/** Name of the model that a response has, `Payment` also for a list of payments; empty without one. */
export function modelOf(schema: z.ZodType | undefined): string {
  return (schema && notes.get(schema)?.id) ?? '';
}

const values = <T extends object>(of: T): Value[] => Object.values(of);

/** What every sandbox holds from its beginning, besides the tokens of its pages. */
const seeded: Readonly<Record<string, readonly Value[]>> = {
  'Payment.id': values(seed.payments),
  'Webhook.id': values(seed.webhooks),
  'Customer.uuid': values(seed.customers),
  'SavedPaymentMethod.uuid': values(seed.savedMethods),
  'Terminal.uuid': [...seed.terminals, seed.otherTerminal].map(({ uuid }) => uuid),
  'Entity.clientId': [
    seed.entity.clientId,
    seed.otherEntity.clientId,
    ...Object.values(seed.entities).map(({ clientId }) => clientId),
  ],
  'BankAccount.code': seed.bankAccounts.map(({ code }) => code),
  'Card.number': cardScenarios.map(({ number }) => number),
  phoneNumber: phoneScenarios.map(({ phone }) => phone),
  pin: [testPin, '0000'],
  amount: [1000, 400, 600, 1, 50, 99_999],
};

/** Begins with the seed alone. */
export function createMemory(): Memory {
  const pools = new Map<string, Value[]>(Object.entries(seeded).map(([name, known]) => [name, [...known]]));
  const references: PayableReference[] = [];
  const states: TenantState[] = [];

  function add(name: string, value: Value): void {
    const pool = (pools.get(name) ?? []).filter((known) => known !== value);
    pool.push(value);
    pools.set(name, pool.slice(-mostValues));
  }

  function addReference(data: Record<string, unknown>): void {
    const { entity, reference } = (data.referenceDetails ?? {}) as Partial<PayableReference>;
    if (typeof entity !== 'string' || typeof reference !== 'string') return;
    references.push({ entity, reference, amount: Number(data.amount) });
    if (references.length > mostValues) references.shift();
  }

  function note(model: string, data: unknown): void {
    if (typeof data !== 'object' || data === null) return;
    if (Array.isArray(data)) {
      for (const item of data.slice(0, mostValues)) note(model, item);
      return;
    }
    addReference(data as Record<string, unknown>);
    for (const [key, value] of Object.entries(data)) {
      const isValue = typeof value === 'string' || typeof value === 'number';
      if (!isValue) note(nestedModels.get(key) ?? key, value);
      else for (const name of new Set([`${model}.${key}`, namesOfKeys.get(key) ?? key])) add(name, value);
    }
  }

  return {
    note,
    noteState(state) {
      states.unshift(state);
      states.length = Math.min(states.length, mostStates);
    },
    pick(names, draw) {
      const pool = names.map((name) => pools.get(name)).find((known) => known && known.length > 0);
      return draw % 3 === 0 ? pool?.[Math.floor(draw / 3) % pool.length] : pool?.at(-1 - (draw % 2));
    },
    reference: (draw) =>
      draw % 2 === 0 ? references.at(-1) : references[Math.floor(draw / 2) % Math.max(references.length, 1)],
    state: (draw) => states[draw % Math.max(states.length, 1)],
  };
}

/** Models of objects inside others, by their field. */
const nestedModels = new Map<string, string>(
  Object.entries({
    customer: 'Customer',
    payment: 'Payment',
    checkout: 'Checkout',
    paymentMethod: 'SavedPaymentMethod',
    bankAccount: 'BankAccount',
    terminal: 'Terminal',
    webhook: 'Webhook',
    checkouts: 'Checkouts',
  }),
);

/** Fields that tell the id of another model. */
const namesOfKeys = new Map<string, string>(
  Object.entries({
    paymentId: 'Payment.id',
    initialPaymentId: 'Payment.id',
    webhookId: 'Webhook.id',
    checkoutId: 'Checkout.id',
    clientId: 'Entity.clientId',
  }),
);
