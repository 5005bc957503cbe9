import type { RequestCode, RuleCode } from '../../errors.ts';
import type { OperationId } from '../../operations.ts';
import { seed } from '../../scenarios/seed.ts';
import { by, type Remedies, type RemedyCall } from './remedy.ts';

/** Calls without their wrong field, for the codes e00200 to e00234. */

const posted = (operation: OperationId, body: unknown, gives?: unknown) => by({ operation, body, gives });
const queried = (query: Record<string, string>, gives?: unknown) =>
  by({ operation: 'listPayments', query, gives });
const reference = (more: object, gives?: unknown) =>
  posted('createReference', { amount: 1000, ...more }, gives);
const phone = { code: 'MW', details: { phoneNumber: '351#900000001' } };
const byPhone = (more: object = {}) =>
  posted(
    'createPayment',
    { amount: 1000, paymentMethod: phone, ...more },
    {
      stateDetails: { state: 'pending_confirmation' },
    },
  );
const checkout = (more: object = {}) =>
  posted(
    'createCheckout',
    { payment: { amount: 1000 }, ...more },
    {
      stateDetails: { state: 'PaymentReady' },
    },
  );
const saved = { amount: 1000, paymentMethod: { uuid: seed.savedMethods.card } };
const withSaved = posted(
  'createPayment',
  { ...saved, customer: { uuid: seed.customers.own } },
  {
    stateDetails: { state: 'confirmed' },
  },
);
const data = (more: object) => {
  const additionalData = [{ key: 'orderNumber', value: '42', type: 'STRING', ...more }];
  return reference({ additionalData }, { additionalData });
};
const redirect = (type: string, url = 'https://loja.example/obrigado') => ({ type, url });
const first = (operation: OperationId, gives: unknown): RemedyCall => ({ operation, gives });
const [account] = seed.bankAccounts;

export const requestRemedies: Readonly<Record<RequestCode, Remedies>> = {
  e00200: [byPhone()],
  e00201: [
    checkout(),
    posted('createToken', { transaction: { amount: 1000 } }, { transaction: { amount: 1000 } }),
  ],
  e00202: [reference({ amount: 1000 }, { amount: 1000 })],
  e00203: [
    reference({ availableMethods: [{ code: 'MB' }] }),
    reference({ availableMethods: [{ code: 'MB', type: 'NORMAL' }] }),
    reference({ availableMethods: [{ code: 'MB', type: 'REALTIME' }] }),
  ],
  e00204: [
    ...(['PT', 'ES', 'EN'] as const).map((language) => checkout({ page: { layout: 'web', language } })),
    checkout(),
  ] as [ReturnType<typeof checkout>],
  e00205: [
    checkout({ redirects: [redirect('success'), redirect('cancel'), redirect('back')] }),
    checkout({ page: { language: 'PT', layout: 'embed' }, redirects: [redirect('action')] }),
  ],
  e00206: [
    checkout({ redirects: [redirect('success')] }),
    checkout({ redirects: [redirect('success', 'pt.loja.app:/obrigado')] }),
  ],
  e00207: [
    by(
      { operation: 'createCheckout', body: { payment: { amount: 1000 } } },
      { operation: 'getCheckout', params: { id: '{0.id}' }, gives: { id: '{0.id}' } },
    ),
  ],
  e00208: [
    by(
      {
        operation: 'listAvailableMethods',
        query: { amount: '1000' },
        gives: [{ code: 'CC' }, { code: 'MB' }, { code: 'MW' }],
      },
      { operation: 'createReference', body: { amount: 1000, availableMethods: [{ code: '{0.1.code}' }] } },
    ),
  ],
  e00209: [
    posted(
      'createToken',
      { transaction: { amount: 1000, id: 'ORDER42' } },
      { transaction: { id: 'ORDER42' } },
    ),
    posted('createToken', { transaction: { amount: 1000 } }),
  ],
  e00210: [byPhone(), withSaved],
  e00211: [byPhone(), byPhone({ paymentMethod: { ...phone, type: 'DEFAULT' } })],
  e00212: [byPhone({ customer: { email: 'maria@cliente.example' } }), byPhone({ customer: {} }), byPhone()],
  e00213: [data({})],
  e00214: [data({ value: '3', type: 'INTEGER' })],
  e00215: [data({ value: 'qualquer texto: 42, sim' })],
  e00216: [
    reference({ availableMethods: [{ code: 'MB' }] }),
    byPhone({ availableMethods: [{ code: 'MW' }] }),
  ],
  e00217: [byPhone({ paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } } })],
  e00218: [
    by(
      {
        operation: 'listSavedMethods',
        params: { uuid: seed.customers.own },
        gives: [{ uuid: seed.savedMethods.card }],
      },
      {
        operation: 'createPayment',
        body: { ...saved, customer: { uuid: seed.customers.own } },
        gives: { stateDetails: { state: 'confirmed' } },
      },
    ),
  ],
  e00219: [byPhone()],
  e00220: [
    by(first('listBankAccounts', [{ code: account.code }]), {
      operation: 'createReference',
      body: { amount: 1000, bankAccount: { code: '{0.1.code}' } },
      gives: { bankAccount: { code: '{0.1.code}' } },
    }),
    reference({}, { bankAccount: { code: account.code } }),
  ],
};

const webhook = { action: 'payment_confirmed', url: 'https://loja.example/webhook' };
const shop = { clientId: '500000000', name: 'Livraria de Exemplo, Lda.' };
const owner = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
const pending = [{ id: seed.payments.pendingReference }];

export const ruleRemedies: Readonly<Record<RuleCode, Remedies>> = {
  e00221: [
    posted('createWebhook', webhook, webhook),
    by({ operation: 'listAvailableMethods', query: { amount: '1000' } }),
  ],
  e00222: [posted('createEntity', { ...shop, user: owner }, { stateDetails: { state: 'pending' } })],
  e00223: [posted('createWebhook', webhook, webhook)],
  e00224: [queried({ limit: '10' }), reference({ referenceRange: { id: 1 } })],
  e00225: [
    by({
      operation: 'cancelPayment',
      params: { id: seed.payments.realtimeReference },
      body: { ignoreUnsupported: true },
      gives: { stateDetails: { state: 'cancelled' } },
    }),
  ],
  e00226: [
    reference(
      { validDate: { end: '2026-02-15T10:00:00+00:00' } },
      {
        validDate: { end: '2026-02-15T10:00:00+00:00' },
      },
    ),
    queried({ 'createdAt[end]': '2026-01-15T10:00:00+00:00' }, pending),
  ],
  e00227: [
    reference(
      { referenceDetails: { reference: '000004266' } },
      { referenceDetails: { reference: '000004266' } },
    ),
  ],
  e00228: [by({ operation: 'getPayment', params: { id: '1001' }, gives: { id: '1001' } })],
  e00229: [
    by(
      { operation: 'getPayment', params: { id: seed.payments.pendingReference } },
      {
        operation: 'listPayments',
        query: { referenceDetails_reference: '{0.referenceDetails.reference}' },
        gives: pending,
      },
    ),
  ],
  e00230: [posted('createWebhook', webhook, webhook)],
  e00231: [queried({ page: '1' }, pending)],
  e00232: [queried({ id: '1001,1002' }, [{ id: '1001' }, { id: '1002' }])],
  e00233: [queried({ sort: '-createdAt,amount' }, pending)],
  e00234: [reference({ billingAddress: { country: 'PT' } }, { billingAddress: { country: 'PT' } })],
};
