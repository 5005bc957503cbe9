import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import { expect } from 'vitest';
import { type Program, type Programs, references, times } from './program.ts';

/** Programs that repeat calls, by rule. */
export const repeatingPrograms = ({ api, reference, paid, lose, get, authorise, capture, refund, pass }: Program) =>
  ({
    lost_response_repeated: {
      bad: {
        'repeats with another key': async () => {
          await lose(references, { amount: 1000, customUniqueId: 'try-1', code: 'A1' });
          await reference('try-2', { code: 'A1' });
        },
        'repeats after an error of the API': async () => {
          const body = { amount: 1000, customUniqueId: 'try-1', code: 'A1' };
          await api.post(references, body, { [faultHeader]: 'server_error' });
          await reference('try-2', { code: 'A1' });
        },
      },
      good: {
        'repeats with the same key': async () => {
          const body = { amount: 1000, customUniqueId: 'A1', code: 'A1' };
          await lose(references, body);
          expect((await api.post(references, body)).status).toBe(409);
        },
        'looks for the lost payment first': async () => {
          await lose(references, { amount: 1000, customUniqueId: 'try-1', code: 'A1' });
          await api.get('/api/payments?customUniqueId=try-1');
          await reference('try-2', { code: 'A1' });
        },
        'goes on with another order': async () => {
          await lose(references, { amount: 1000, customUniqueId: 'A1', code: 'A1' });
          await reference('A2', { code: 'A2' });
        },
      },
    },
    refund_or_capture_repeated: {
      bad: {
        'sends a whole refund twice': async () => {
          const { id } = await paid('A1');
          await times(2, () => refund(id, 1000));
        },
        'repeats a lost refund blindly': async () => {
          const { id } = await paid('A1');
          await lose(`/api/payments/${id}/refunds`, { amount: 500 });
          await pass(120);
          await refund(id, 500);
        },
        'captures all twice': async () => {
          const { id } = await authorise({ customUniqueId: 'A1' });
          await times(2, () => capture(id, 1000));
        },
      },
      good: {
        'refunds two returns of the same price': async () => {
          const { id } = await paid('A1');
          await times(2, () => refund(id, 500));
        },
        'captures two parcels of the same price': async () => {
          const { id } = await authorise({ customUniqueId: 'A1' });
          await times(2, () => capture(id, 500));
        },
        'looks for a lost refund first': async () => {
          const { id } = await paid('A1');
          await lose(`/api/payments/${id}/refunds`, { amount: 500 });
          await api.get(`/api/payments?initialPaymentId=${id}`);
          await refund(id, 500);
        },
        'reads the payment before it refunds all again': async () => {
          const { id } = await paid('A1');
          await refund(id, 1000);
          await get(id);
          await refund(id, 1000);
        },
        'loses a refund, and makes another later': async () => {
          const { id } = await paid('A1');
          await lose(`/api/payments/${id}/refunds`, { amount: 500 });
          await pass(3600);
          await refund(id, 500);
        },
      },
    },
    refused_call_repeated: {
      bad: {
        'sends a wrong amount three times': () =>
          times(3, () => api.post(references, { amount: '10.00', customUniqueId: 'A1' })),
      },
      good: {
        'sends it twice, as two tests do': () =>
          times(2, () => api.post(references, { amount: '10.00', customUniqueId: 'A1' })),
        'sends others in between': () =>
          times(3, async () => {
            await api.post(references, { amount: '10.00', customUniqueId: 'A1' });
            await api.post(references, { amount: -1, customUniqueId: 'A1' });
          }),
        'repeats an error of the API': () => times(3, () => api.get('/api/payments', { [faultHeader]: 'unavailable' })),
        'sends it every hour': () =>
          times(3, async () => {
            await api.post(references, { amount: '10.00', customUniqueId: 'A1' });
            await pass(3600);
          }),
      },
    },
  }) satisfies Programs;
