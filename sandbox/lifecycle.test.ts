import type { PaymentState } from '@balcao/contract/resources/payments/paymentEnums.ts';
import {
  type PaymentAction,
  paymentActions,
  paymentLifecycle,
  paymentTransition,
} from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { describe, expect, it } from 'vitest';
import {
  actionTriggers,
  bringToState,
  equivalentActions,
  paymentCreators,
  reachableStates,
} from './testing/reachStates.ts';
import { useTestSandbox } from './testing/testSandbox.ts';

const testSandbox = useTestSandbox();

it('every action of the table has a door in the sandbox', () => {
  const known = [...Object.keys(paymentCreators), ...Object.keys(actionTriggers)];
  expect(known.sort()).toEqual([...paymentActions].sort());
});

describe('through HTTP', () => {
  const hook = 'https://loja.example/hook';
  const doorOf = (action: PaymentAction) =>
    actionTriggers[action] as NonNullable<(typeof actionTriggers)[PaymentAction]>;

  async function subscribeToAll(): Promise<void> {
    const events = new Set(paymentLifecycle.flatMap((row) => row.events));
    for (const action of events) await testSandbox.api.post('/api/webhooks', { action, url: hook });
  }

  async function told(id: string): Promise<string[]> {
    await testSandbox.sandbox.settle();
    const path = `/sandbox/deliveries?paymentId=${id}`;
    const { data } = await testSandbox.api.get<{ action: string; url: string }[]>(path);
    return data.flatMap(({ action, url }) => (url === hook ? [action] : [])).reverse();
  }

  const get = async (id: string) => (await testSandbox.api.get<Payment>(`/api/payments/${id}`)).data;

  it.each(Object.keys(paymentCreators) as (keyof typeof paymentCreators)[])('new, %s', async (action) => {
    const row = paymentTransition('new', action);
    await subscribeToAll();
    const payment = await paymentCreators[action](testSandbox);
    expect(payment.stateDetails.state).toBe(row?.to);
    expect(await told(payment.id)).toEqual(row?.events);
  });

  const moving = paymentLifecycle.flatMap(({ from, action, to, events }) =>
    from !== 'new' && actionTriggers[action] && reachableStates.has(from) ? [{ from, action, to, events }] : [],
  );
  it.each(moving)('$from, $action: $to, telling $events', async ({ from, action, to, events }) => {
    const payment = await bringToState(testSandbox, from, doorOf(action).needs);
    await subscribeToAll();
    await doorOf(action).open(testSandbox, payment);
    expect((await get(payment.id)).stateDetails.state).toBe(to);
    expect(await told(payment.id)).toEqual(events);
  });

  const isOvertaken = (state: PaymentState, action: PaymentAction) =>
    equivalentActions.some(([from, overtakenAction]) => from === state && overtakenAction === action);
  const forbidden = [...reachableStates].flatMap((state) =>
    (Object.keys(actionTriggers) as PaymentAction[])
      .filter((action) => !paymentTransition(state, action) && !isOvertaken(state, action))
      .map((action) => ({ state, action })),
  );
  it.each(forbidden)('$state, $action: refused, and nothing moves', async ({ state, action }) => {
    const payment = await bringToState(testSandbox, state, doorOf(action).needs);
    await subscribeToAll();
    const answer = await doorOf(action).open(testSandbox, payment);
    if (answer) expect([400, 409, 422]).toContain(answer.status);
    expect(await get(payment.id)).toEqual(payment);
    expect(await told(payment.id)).toEqual([]);
  });
});
