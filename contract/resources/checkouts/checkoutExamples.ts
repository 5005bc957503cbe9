import { type BodyExample, body } from '../../operations/operation.ts';
import { seed } from '../../scenarios/seed.ts';
import { say } from '../../words/locales.ts';
import { type Checkout, readyAddress } from './checkoutSchema.ts';

export const readyCheckout: Checkout = {
  id: seed.checkouts.ready,
  createdAt: '2026-01-15 10:00:00',
  checkoutUrl: readyAddress,
  paymentId: seed.payments.readyCheckout,
  stateDetails: { state: 'PaymentReady', timestamp: '2026-01-15T10:00:00+00:00' },
};

const redirects = [
  { type: 'success', url: 'https://loja.example/obrigado' },
  { type: 'cancel', url: 'https://loja.example/carrinho' },
  { type: 'back', url: 'https://loja.example/pagamento' },
];

/** Example bodies, one for each use of a checkout (docs/decisions/checkout-pages.md). */
export const checkoutBodies: readonly BodyExample[] = [
  body('multi', say('Todos os métodos', 'Todos los métodos', 'Every method'), {
    payment: { amount: 1000, code: 'REF-0042' },
    page: { language: 'PT', layout: 'web' },
    redirects,
  }),
  body('card', say('Só cartão', 'Solo tarjeta', 'Card only'), {
    payment: { amount: 1000, paymentMethod: { code: 'CC' } },
    page: { language: 'PT', layout: 'web' },
    redirects,
  }),
  body('embed', say('Na sua página', 'En su página', 'Inside your page'), {
    payment: { amount: 1000, paymentMethod: { code: 'CC' } },
    page: { language: 'EN', layout: 'embed' },
    redirects: [{ type: 'action', url: 'https://loja.example/resultado' }],
  }),
  body('mobile', say('Numa aplicação móvel', 'En una aplicación móvil', 'In a mobile app'), {
    payment: { amount: 1000, paymentMethod: { code: 'CC' } },
    page: { language: 'PT', layout: 'default' },
    redirects: [{ type: 'action', url: 'example.loja://resultado' }],
  }),
  body('save', say('Guardar o cartão', 'Guardar la tarjeta', 'Save the card'), {
    payment: {
      amount: 1000,
      customer: { uuid: seed.customers.own },
      paymentMethod: { code: 'CC', details: { createRegistration: true } },
      recurring: { type: 'INITIAL', amountQualifier: 'ESTM' },
    },
    page: { language: 'PT', layout: 'basic' },
    redirects,
  }),
];
