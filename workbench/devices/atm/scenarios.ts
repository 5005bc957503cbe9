import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { dataOf, type Exchange } from '../../core/exchange.ts';
import type { RunnerContext } from '../../core/runnerContext.ts';

/** Payments that fail or come late; each scenario prepares what it needs. */
export const atmScenarios = ['wrongAmount', 'twice', 'early', 'late', 'blocked'] as const;
export type AtmScenario = (typeof atmScenarios)[number];

const day = 86_400_000;
const minute = 60_000;

/** Amount of the references created for a scenario, in cents. */
const amount = 1000;

/** The values for the machine's form once a scenario is ready, or the call that failed. */
export type PreparedScenario = { payment: Payment; amountCents: number } | { failed: Exchange };

const iso = (at: number) => new Date(at).toISOString().replace(/\.\d+/, '');

async function create(context: RunnerContext, validDate?: object): Promise<PreparedScenario> {
  const made = await context.request('POST', '/api/payments/references', { amount, validDate });
  const payment = dataOf(made.reply) as Payment | undefined;
  return payment ? { payment, amountCents: amount } : { failed: made };
}

/** A reference whose deadline has just passed: it is created, then the clock is moved. */
async function createExpired(
  context: RunnerContext,
  now: number,
  blockLatePayment: boolean,
): Promise<PreparedScenario> {
  const made = await create(context, { end: iso(now + minute), blockLatePayment });
  if ('failed' in made) return made;
  const moved = await context.request(
    'POST',
    '/sandbox/clock',
    { to: iso(now + 2 * minute) },
    { timeoutSeconds: 60 },
  );
  return dataOf(moved.reply) ? made : { failed: moved };
}

async function payFirst(context: RunnerContext): Promise<PreparedScenario> {
  const made = await create(context);
  if ('failed' in made) return made;
  const { entity, reference } = made.payment.referenceDetails;
  const paid = await context.request('POST', '/sandbox/atm', { entity, reference, amount });
  return dataOf(paid.reply) ? made : { failed: paid };
}

const preparations: Record<AtmScenario, (context: RunnerContext, now: number) => Promise<PreparedScenario>> =
  {
    async wrongAmount(context) {
      const made = await create(context);
      return 'failed' in made ? made : { ...made, amountCents: amount * 2 };
    },
    twice: payFirst,
    early: (context, now) => create(context, { start: iso(now + day), end: iso(now + 8 * day) }),
    late: (context, now) => createExpired(context, now, false),
    blocked: (context, now) => createExpired(context, now, true),
  };

/**
 * Prepares a scenario by the calls that a shop would make.
 * @param now the sandbox's time in milliseconds
 */
export function prepareScenario(
  scenario: AtmScenario,
  context: RunnerContext,
  now: number,
): Promise<PreparedScenario> {
  return preparations[scenario](context, now);
}
