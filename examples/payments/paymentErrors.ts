import { seed } from '@balcao/contract/scenarios/seed.ts';
import { say } from '@balcao/contract/words/locales.ts';
import { example } from '../example.ts';
import { wrongKey } from '../seededCredentials.ts';

/** Makes one mistake of each kind, to show the API's responses. */
export const errors = example('payments/errors', async ({ api, locale }) => {
  await api('fields', 'createPayment', {
    wrong: {
      body: {
        amount: '10,00',
        paymentMethod: { code: 'MW', details: { phoneNumber: '912345678' } },
        customer: { email: say('ana.exemplo', 'ana.ejemplo', 'ana.example')[locale] },
      },
    },
    refused: 422,
  });
  await api('query', 'listPayments', {
    wrong: { query: { limit: say('muitos', 'muchos', 'many')[locale] } },
    refused: 422,
  });
  await api('amount-limits', 'createReference', { body: { amount: 50 }, refused: 400 });
  await api('credentials', 'getPayment', {
    params: { id: seed.payments.pendingReference },
    as: { privateKey: wrongKey[locale] },
    refused: 401,
  });
  await api('other-entity', 'getPayment', { params: { id: seed.payments.otherEntity }, refused: 404 });
});

/** Creates a payment for an order that is already in the seed. The API refuses it as a duplicate. */
export const duplicate = example('payments/duplicate', async ({ api }) => {
  await api('create', 'createReference', {
    body: { amount: 1000, customUniqueId: 'ORDER-2026-0001' },
    refused: 409,
  });
});
