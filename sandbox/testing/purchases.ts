import type { checkoutVisit } from '@balcao/contract/control/controlCheckouts.ts';
import type { CheckoutRequest } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type * as z from 'zod';
import type { ApiResponse } from './api.ts';
import type { TestSandbox } from './testSandbox.ts';
import { receivedNotifications, subscribe } from './webhookCalls.ts';

type Visit = z.infer<typeof checkoutVisit>;

/** Body of POST /checkouts as sent by a caller, without defaults. */
export type CheckoutBody = Partial<Omit<CheckoutRequest, 'payment'>> & { payment?: object };

const savedCard = {
  amount: 1000,
  customer: { uuid: seed.customers.own },
  paymentMethod: { uuid: seed.savedMethods.card },
};

export function purchases(testSandbox: TestSandbox) {
  const get = async (id: string) => (await testSandbox.api.get<Payment>(`/api/payments/${id}`)).data;

  return {
    get,
    charge: async (body: object = {}) =>
      (await testSandbox.api.post<Payment>('/api/payments', { ...savedCard, ...body })).data,
    authorise: async (body: object = {}) => {
      const type = 'authorization';
      return (await testSandbox.api.post<Payment>('/api/payments', { ...savedCard, type, ...body })).data;
    },
    capture: (id: string, amount: number) => testSandbox.api.post<Payment>(`/api/payments/${id}/captures`, { amount }),
    refund: (id: string, amount: number) => testSandbox.api.post<Payment>(`/api/payments/${id}/refunds`, { amount }),
    repeat: (id: string, amount: number) => testSandbox.api.post<Payment>(`/api/payments/${id}/recurrings`, { amount }),
    adjust: (id: string, amount: number) => testSandbox.api.patch<Payment>(`/api/payments/${id}/amount`, { amount }),
    cancel: (id: string, body: object = {}) => testSandbox.api.patch<Payment>(`/api/payments/${id}/cancellation`, body),
    settle: () => testSandbox.api.post<{ settled: number }>('/sandbox/settlement'),
    pass: (advanceSeconds: number) => testSandbox.api.post('/sandbox/clock', { advanceSeconds }),

    create: (body: object) => testSandbox.api.post<Payment>('/api/payments', { amount: 1000, ...body }),
    answerPhone: (id: string, answer: string, pin?: string) =>
      testSandbox.api.post<Payment>(`/sandbox/payments/${id}/phone`, { answer, pin }),

    async listen(...actions: string[]): Promise<() => Promise<{ action: string; payment: Payment }[]>> {
      await subscribe(testSandbox.api, ...actions);
      return async () => {
        await testSandbox.sandbox.settle();
        return receivedNotifications(testSandbox).map(({ webhook, payments: [payment] }) => ({
          action: webhook.action,
          payment,
        }));
      };
    },

    async open(body: CheckoutBody = {}) {
      const { payment, ...rest } = body;
      const request = { payment: { amount: 1000, ...payment }, ...rest };
      const { data } = await testSandbox.api.post<Visit['checkout']>('/api/checkouts', request);
      const act = (name: string, typed?: object): Promise<ApiResponse<Visit>> =>
        testSandbox.api.post(`/sandbox/checkouts/${data.id}/${name}`, typed);
      return {
        ...data,
        state: async () =>
          (await testSandbox.api.get<Visit['checkout']>(`/api/checkouts/${data.id}`)).data.stateDetails.state,
        payment: () => get(data.paymentId),
        look: () => testSandbox.api.get<Visit>(`/sandbox/checkouts/${data.id}`),
        card: (number: string, more: object = {}) => act('card', { ...cardDetails, number, ...more }),
        bank: (answer: string) => act('challenge', { answer }),
        phone: (phoneNumber: string, more: object = {}) => act('phone', { phoneNumber, ...more }),
        reference: () => act('reference'),
        leave: () => act('leave'),
      };
    },
  };
}

export const cardDetails = { expiryMonth: '05', expiryYear: '2030', cvc: '123', holder: 'Maria Silva' };

export const cards = {
  visa: '4242 4242 4242 4242',
  mastercard: '5555555555554444',
  challenge: '4000002500003155',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  expired: '4000000000000069',
};
