import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { Desk } from '../context/runnerContext.ts';
import { type Exchange, dataOf } from '../exchange/exchange.ts';

/** Ways of paying that go wrong, or late; each makes ready what it needs. */
export const atmScenarios = ['wrongAmount', 'twice', 'early', 'late', 'blocked'] as const;
export type AtmScenario = (typeof atmScenarios)[number];

const day = 86_400_000;
const minute = 60_000;

/** Amount of the references made for a try, in cents. */
const amount = 1000;

/** What stands on the machine once a scenario is ready, or the call that failed on the way. */
export type Prepared = { payment: Payment; amountCents: number } | { failed: Exchange };

const iso = (at: number) => new Date(at).toISOString().replace(/\.\d+/, '');

async function create(desk: Desk, validDate?: object): Promise<Prepared> {
  const made = await desk.ask('POST', '/api/payments/references', { amount, validDate });
  const payment = dataOf(made.reply) as Payment | undefined;
  return payment ? { payment, amountCents: amount } : { failed: made };
}

/** A reference whose deadline has just passed: made, and then time moved on. */
async function lapse(desk: Desk, now: number, blockLatePayment: boolean): Promise<Prepared> {
  const made = await create(desk, { end: iso(now + minute), blockLatePayment });
  if ('failed' in made) return made;
  const moved = await desk.ask(
    'POST',
    '/sandbox/clock',
    { to: iso(now + 2 * minute) },
    { timeoutSeconds: 60 },
  );
  return dataOf(moved.reply) ? made : { failed: moved };
}

async function payFirst(desk: Desk): Promise<Prepared> {
  const made = await create(desk);
  if ('failed' in made) return made;
  const { entity, reference } = made.payment.referenceDetails;
  const paid = await desk.ask('POST', '/sandbox/atm', { entity, reference, amount });
  return dataOf(paid.reply) ? made : { failed: paid };
}

const preparations: Record<AtmScenario, (desk: Desk, now: number) => Promise<Prepared>> = {
  async wrongAmount(desk) {
    const made = await create(desk);
    return 'failed' in made ? made : { ...made, amountCents: amount * 2 };
  },
  twice: payFirst,
  early: (desk, now) => create(desk, { start: iso(now + day), end: iso(now + 8 * day) }),
  late: (desk, now) => lapse(desk, now, false),
  blocked: (desk, now) => lapse(desk, now, true),
};

/**
 * Makes a scenario ready, by the calls a shop would make.
 * @param now the sandbox's time in milliseconds
 */
export function prepare(scenario: AtmScenario, desk: Desk, now: number): Promise<Prepared> {
  return preparations[scenario](desk, now);
}
