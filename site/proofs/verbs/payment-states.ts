import { channelLifecycle, paymentChannels } from '@balcao/contract/resources/payments/paymentChannels.ts';
import type { PaymentState } from '@balcao/contract/resources/payments/paymentEnums.ts';
import { paymentLifecycle } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { actionTriggers, bringToState, paymentCreators } from '../../../sandbox/testing/reachStates.ts';
import type { World } from '../check/world.ts';

export const anHour = 3600;
export const aDay = 24 * anHour;
export const noon = { validDate: { end: '2026-01-15T12:00:00' } };
export const slow = '351#912345678';
export const byPhone = (phoneNumber: string) => ({ code: 'MW', details: { phoneNumber } });
export const realtime = [{ code: 'MB', type: 'REALTIME' }];

export const referenceOf = async ({ api }: World, body: object = {}) =>
  (await api.post<Payment>('/api/payments/references', { amount: 1000, availableMethods: realtime, ...body })).data;
export const payAtAtm = ({ api }: World, { referenceDetails, amount }: Payment) =>
  api.post<Payment>('/sandbox/atm', { ...referenceDetails, amount });
export const stateOf = async ({ get }: World, { id }: Payment) => (await get(id)).stateDetails.state;
export const states = (world: World, payments: readonly Payment[]) =>
  Promise.all(payments.map((payment) => stateOf(world, payment)));
export const onPhone = async ({ create }: World, body: object = {}) =>
  (await create({ paymentMethod: byPhone(slow), ...body })).data;
export const tryAgain = ({ api }: World, { id }: Payment, phone: string = slow) =>
  api.put<Payment>(`/api/payments/${id}`, { paymentMethod: byPhone(phone) });

/** Reaches every row of the table through HTTP, and checks the resulting state. */
export async function walksEveryRow(world: World): Promise<void> {
  const drawn = paymentChannels.flatMap(channelLifecycle);
  expect(paymentLifecycle.filter((row) => !drawn.includes(row))).toEqual([]);
  for (const { from, action, to } of paymentLifecycle) {
    await world.api.post('/sandbox/reset');
    const creators: Partial<Record<string, (typeof paymentCreators)['create_push']>> = paymentCreators;
    const trigger = actionTriggers[action];
    const payment =
      from === 'new' ? await creators[action]?.(world) : await bringToState(world, from, trigger?.needs ?? 'card');
    if (from !== 'new') await trigger?.open(world, payment as Payment);
    expect([from, action, await stateOf(world, payment as Payment)]).toEqual([from, action, to]);
  }
}

/** Error code of each call that is refused for a payment in this state. */
export async function refusalsIn(world: World, state: PaymentState, kind: 'reference' | 'phone' | 'card') {
  const { id } = await bringToState(world, state, kind);
  const calls = {
    capture: () => world.capture(id, 100),
    adjust: () => world.adjust(id, 900),
    refund: () => world.refund(id, 2000),
    cancel: () => world.cancel(id),
    update: () => world.api.put(`/api/payments/${id}`, { amount: 900 }),
  };
  const refused: Record<string, string | undefined> = {};
  for (const [name, call] of Object.entries(calls)) refused[name] = (await call()).refusals[0];
  return refused;
}
