import type { CallerRuleId } from '@balcao/contract/control/callerRules.ts';
import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { purchases } from '../purchases.ts';
import type { TestSandbox } from '../testSandbox.ts';
import { webhookUrl } from '../webhookCalls.ts';

/** For each rule, programs that break it and programs that do the same correctly. */
export type Programs = Partial<
  Record<CallerRuleId, Record<'bad' | 'good', Readonly<Record<string, () => Promise<unknown>>>>>
>;

export const references = '/api/payments/references';

export async function times(count: number, act: (key: string) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < count; i += 1) await act(String(i));
}

/**
 * Actions of a program, its payers and its tests.
 * @param late delays a receiver by a number of milliseconds
 */
export function programOf(testSandbox: TestSandbox, late: (milliseconds: number) => void) {
  const { api, sandbox, receiver } = testSandbox;
  const reference = async (customUniqueId: string, more: object = {}) =>
    (await api.post<Payment>(references, { amount: 1000, customUniqueId, ...more })).data;
  return {
    ...purchases(testSandbox),
    api,
    sandbox,
    receiver,
    late,
    reference,
    async paid(customUniqueId: string): Promise<Payment> {
      const { referenceDetails } = await reference(customUniqueId);
      return (await api.post<Payment>('/sandbox/atm', { ...referenceDetails, amount: 1000 })).data;
    },
    /** Makes a call whose response is lost. */
    lose: (path: string, body: object) =>
      expect(api.post(path, body, { [faultHeader]: 'dropped_connection' })).rejects.toThrow('fetch failed'),
    ship: (id: string, deliveryId?: string) => api.post(`/sandbox/payments/${id}/shipment`, { deliveryId }),
    async subscribeInMode(failureMode: string): Promise<void> {
      const body = { action: 'payment_confirmed', url: webhookUrl };
      const { data } = await api.post<{ id: string }>('/api/webhooks', body);
      await api.put(`/sandbox/webhooks/${data.id}/failure-mode`, { failureMode });
    },
    async deliveryOf({ id }: Payment): Promise<string> {
      await sandbox.settle();
      const { data } = await api.get<Delivery[]>(`/sandbox/deliveries?paymentId=${id}`);
      return data.find(({ url }) => url === webhookUrl)?.id ?? '';
    },
  };
}
export type Program = ReturnType<typeof programOf>;
