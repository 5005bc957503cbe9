import type { Reference } from '@balcao/reference/description/referenceTypes.ts';
import { expect, test } from 'vitest';
import { referenceEntries, titlesOf } from './referenceTexts.ts';

const field = (name: string, words: string, ...fields: object[]) => ({ name, words, values: [], fields });
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
          words: 'Gives back **all or a part**, see [the guide](/docs/guides/go-live).',
          parameters: [{ location: 'path', fields: [field('id', 'Its number.')] }],
          body: { fields: [field('amount', 'Cents.')] },
        },
      ],
    },
  ],
  models: [
    {
      name: 'Payment',
      anchor: 'model/Payment',
      words: 'A payment.',
      fields: [field('validDate', 'When.', field('end', 'Until `then`.'))],
    },
  ],
  webhooks: [
    {
      name: 'payment_confirmed',
      anchor: 'webhook/payment_confirmed',
      summary: 'Confirmed',
      words: 'It is paid.',
    },
  ],
} as unknown as Reference;
const errors = { e00301: { msg: 'Limit exceeded', cause: 'Too much.', remedy: 'Ask less.' } };

test('operations, models, events and codes are found at their places in the reference', () => {
  const entries = referenceEntries({ page: '/api', reference, errors, others: [titlesOf(reference)] });
  expect(entries.map(({ document }) => document)).toEqual([
    {
      href: '/api#tag/payments/POST/payments/{id}/refunds',
      area: 'reference',
      title: 'Refund a payment',
      trail: ['Payments'],
      codes: ['createRefund', 'id', 'amount'],
      names: ['createRefund', 'Refund a payment'],
      call: { method: 'POST', path: '/payments/{id}/refunds' },
    },
    {
      href: '/api#model/Payment',
      area: 'reference',
      title: 'Payment',
      trail: [],
      codes: ['validDate', 'end'],
    },
    {
      href: '/api#webhook/payment_confirmed',
      area: 'reference',
      title: 'payment_confirmed',
      trail: [],
      codes: ['payment_confirmed'],
    },
    {
      href: '/api#errors/e00301',
      area: 'errors',
      title: 'e00301 Limit exceeded',
      trail: [],
      codes: ['e00301'],
      names: ['e00301'],
    },
  ]);
  expect(entries.map(({ text }) => text)).toEqual([
    'Gives back all or a part, see the guide.',
    'A payment. validDate: When. end: Until then.',
    'Confirmed It is paid.',
    'Too much. Ask less.',
  ]);
});

test('a model that another page shows is found there alone', () => {
  const entries = referenceEntries({
    page: '/sandbox-api',
    reference,
    errors: {},
    shownElsewhere: new Set(['Payment']),
  });
  expect(entries.map(({ document }) => document.href)).toEqual([
    '/sandbox-api#tag/payments/POST/payments/{id}/refunds',
    '/sandbox-api#webhook/payment_confirmed',
  ]);
});
