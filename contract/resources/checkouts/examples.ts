import type { BodyExample } from '../../operations/operation.ts';
import { seed } from '../../scenarios/seed.ts';
import { say } from '../../words/locales.ts';
import { type Checkout, readyAddress } from './schema.ts';

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

/** One body for each way of using a checkout (docs/decisions/checkout-pages.md). */
export const checkoutBodies: readonly BodyExample[] = [
  {
    id: 'multi',
    summary: say('Todos os métodos', 'Todos los métodos', 'Every method'),
    value: {
      payment: { amount: 1000, code: 'REF-0042' },
      page: { language: 'PT', layout: 'web' },
      redirects,
    },
  },
  {
    id: 'card',
    summary: say('Só cartão', 'Solo tarjeta', 'Card only'),
    value: {
      payment: { amount: 1000, paymentMethod: { code: 'CC' } },
      page: { language: 'PT', layout: 'web' },
      redirects,
    },
  },
  {
    id: 'embed',
    summary: say('Na sua página', 'En su página', 'Inside your page'),
    value: {
      payment: { amount: 1000, paymentMethod: { code: 'CC' } },
      page: { language: 'EN', layout: 'embed' },
      redirects: [{ type: 'action', url: 'https://loja.example/resultado' }],
    },
  },
  {
    id: 'mobile',
    summary: say('Numa aplicação móvel', 'En una aplicación móvil', 'In a mobile app'),
    value: {
      payment: { amount: 1000, paymentMethod: { code: 'CC' } },
      page: { language: 'PT', layout: 'default' },
      redirects: [{ type: 'action', url: 'example.loja://resultado' }],
    },
  },
  {
    id: 'save',
    summary: say('Guardar o cartão', 'Guardar la tarjeta', 'Save the card'),
    value: {
      payment: {
        amount: 1000,
        customer: { uuid: seed.customers.own },
        paymentMethod: { code: 'CC', details: { createRegistration: true } },
        recurring: { type: 'INITIAL', amountQualifier: 'ESTM' },
      },
      page: { language: 'PT', layout: 'basic' },
      redirects,
    },
  },
];
