import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';

export function viewOf(more: Partial<PayerView> = {}): PayerView {
  return {
    id: 'balcaoCheckoutReady000000000000000000001',
    state: 'PaymentReady',
    error: null,
    page: { language: 'PT', layout: 'default' },
    paymentId: '1101',
    merchant: 'Loja de Exemplo, Lda.',
    amountCents: 123_450,
    type: 'payment',
    code: 'REF-0042',
    summary: 'Encomenda 0042',
    methods: [
      { code: 'CC', save: 'no' },
      { code: 'MB', save: 'no' },
      { code: 'MW', save: 'no' },
    ],
    phone: null,
    reference: null,
    push: null,
    challenge: null,
    receipt: null,
    opensAt: null,
    expiresAt: '2026-07-15T23:59:59+01:00',
    closedBecause: null,
    backUrl: null,
    redirectUrl: null,
    now: '2026-01-15T10:00:00+00:00',
    ...more,
  };
}

const only = (code: PayerView['methods'][number]['code']) => [{ code, save: 'no' as const }];
const reference = { entity: '12345', reference: '000000138', validUntil: '2026-07-15T23:59:59+01:00' };
const push = {
  phone: '351#912345678',
  sentAt: '2026-01-15T10:00:00+00:00',
  expiresAt: '2026-01-15T10:05:00+00:00',
};
const failed = (code: string, msg: string, holderRefused = false) => ({
  state: 'PaymentError' as const,
  error: { code, msg, holderRefused },
});
const receipt = {
  paidAt: '2026-01-15T10:00:00+00:00',
  method: 'CC' as const,
  card: { brand: 'VISA', last4Digits: '4242' },
};

export const views = {
  choose: viewOf(),
  card: viewOf({ methods: only('CC') }),
  'card, asked to save': viewOf({ methods: [{ code: 'CC', save: 'ask' }] }),
  'card, always saved': viewOf({ methods: [{ code: 'CC', save: 'always' }], type: 'authorization' }),
  'card declined': viewOf({ methods: only('CC'), ...failed('e02433', 'O emissor recusou') }),
  'card unconfirmed': viewOf({ methods: only('CC'), ...failed('e02433', 'O emissor recusou', true) }),
  bank: viewOf({ methods: only('CC'), challenge: { brand: 'VISA', last4Digits: '3155' } }),
  phone: viewOf({ methods: only('MW'), phone: '351#900000001' }),
  'phone refused': viewOf({ methods: only('MW'), ...failed('e04020', 'Recusada na aplicação') }),
  'phone expired': viewOf({ methods: only('MW'), ...failed('e04201', 'Operação expirada') }),
  'phone wrong': viewOf({ methods: only('MW'), ...failed('e04202', 'Número inválido') }),
  'phone service': viewOf({ methods: only('MW'), ...failed('e04100', 'Erro interno') }),
  waiting: viewOf({ state: 'PaymentPending', push }),
  preparing: viewOf({ methods: only('MB') }),
  reference: viewOf({ state: 'PaymentPending', reference }),
  'reference alone': viewOf({ state: 'PaymentPending', methods: only('MB'), reference }),
  paid: viewOf({
    state: 'PaymentSuccess',
    expiresAt: null,
    receipt,
    redirectUrl: 'https://loja.example/obrigado',
  }),
  'paid by phone': viewOf({
    state: 'PaymentSuccess',
    expiresAt: null,
    receipt: { ...receipt, method: 'MW', card: null },
  }),
  'paid in an app': viewOf({ state: 'PaymentSuccess', expiresAt: null, redirectUrl: 'myapp://paid?id=1' }),
  authorised: viewOf({ state: 'PaymentAuthorized', type: 'authorization', expiresAt: null }),
  left: viewOf({ state: 'PaymentCancelled', closedBecause: 'customer_cancelled', expiresAt: null }),
  withdrawn: viewOf({ state: 'PaymentCancelled', closedBecause: 'merchant_cancelled', expiresAt: null }),
  expired: viewOf({ state: 'PaymentCancelled', closedBecause: 'date_expired', expiresAt: null }),
  late: viewOf({
    state: 'PaymentCancelled',
    closedBecause: 'date_expired',
    expiresAt: null,
    reference: { ...reference, validUntil: null },
  }),
  closed: viewOf({ state: 'PaymentCancelled', expiresAt: null }),
  early: viewOf({ opensAt: '2026-01-15T11:00:00+00:00' }),
  unknown: null,
} as const satisfies Record<string, PayerView | null>;
