import type { Reference } from '@balcao/reference/description/reference.ts';
import { expect, test } from 'vitest';
import { referenceDocuments } from './reference.ts';

const field = (name: string, ...fields: object[]) => ({ name, fields });
const reference = {
  chapters: [
    {
      label: 'Payments',
      operations: [
        {
          id: 'createRefund',
          anchor: 'tag/payments/POST/payments/{id}/refunds',
          method: 'POST',
          path: '/payments/{id}/refunds',
          summary: 'Refund a payment',
          parameters: [{ place: 'path', fields: [field('id')] }],
          body: { fields: [field('amount')] },
        },
      ],
    },
  ],
  models: [{ name: 'Payment', anchor: 'model/Payment', fields: [field('validDate', field('end'))] }],
  webhooks: [{ name: 'payment_confirmed', anchor: 'webhook/payment_confirmed' }],
} as unknown as Reference;

test('operations, models, events and codes are found at their places in the reference', () => {
  expect(referenceDocuments(reference, { e00301: { msg: 'Limit exceeded' } })).toEqual([
    {
      href: '/api#tag/payments/POST/payments/{id}/refunds',
      title: 'Refund a payment',
      trail: ['Payments'],
      codes: ['createRefund', 'id', 'amount'],
      call: { method: 'POST', path: '/payments/{id}/refunds' },
    },
    { href: '/api#model/Payment', title: 'Payment', trail: [], codes: ['validDate', 'end'] },
    {
      href: '/api#webhook/payment_confirmed',
      title: 'payment_confirmed',
      trail: [],
      codes: ['payment_confirmed'],
    },
    { href: '/api#errors/e00301', title: 'e00301 Limit exceeded', trail: [], codes: ['e00301'] },
  ]);
});
