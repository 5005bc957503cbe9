import type { Locale } from '../locale.ts';

/** The ways of paying that can be run. */
export const runMethods = ['multibanco', 'mbway', 'card'] as const;
export type RunMethod = (typeof runMethods)[number];

/** One call of a run; `step` is its name in the recording. */
export interface RunCall {
  step: string;
  method: string;
  path: string;
  body?: unknown;
}

/** What a run reads of what was created: a payment, or a checkout with its payment. */
export interface Created {
  id: string;
  /** Of a checkout. */
  paymentId?: string;
  amount?: number;
  referenceDetails?: { entity?: string; reference: string };
  stateDetails: { state: string; createdAt?: string; timestamp?: string };
}

/** How one way of paying goes, as calls. */
export interface Way {
  create: RunCall;
  /** What the payer does; left out where the payer does it alone. */
  pay?: (created: Created) => RunCall;
  /** Asks for the state. */
  look: (created: Created) => RunCall;
  /** The state it ends in when all goes well. */
  good: string;
}

const post = (step: string, path: string, body: unknown): RunCall => ({ step, method: 'POST', path, body });
const get = (step: string, path: string): RunCall => ({ step, method: 'GET', path });
const lookAtPayment = ({ id }: Created) => get('get', `/api/payments/${id}`);

/** The same calls as the recorded examples, so that a replay shows what was about to be sent. */
export const ways: Record<RunMethod, (locale: Locale) => Way> = {
  multibanco: () => ({
    create: post('create', '/api/payments/references', {
      amount: 1000,
      code: 'REF-0042',
      summary: 'Encomenda 0042',
    }),
    pay: ({ referenceDetails, amount }) => {
      const { entity, reference } = referenceDetails ?? {};
      return post('pay', '/sandbox/atm', { entity, reference, amount });
    },
    look: lookAtPayment,
    good: 'confirmed',
  }),
  mbway: () => ({
    // The owner of this phone accepts by herself, a few seconds later.
    create: post('create', '/api/payments', {
      amount: 2500,
      code: 'REF-0043',
      summary: 'Encomenda 0043',
      paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000001' } },
    }),
    look: lookAtPayment,
    good: 'confirmed',
  }),
  card: (locale) => ({
    create: post('create', '/api/checkouts', {
      payment: { amount: 1000, code: 'REF-0048', paymentMethod: { code: 'CC' } },
      page: { language: locale.toUpperCase(), layout: 'web' },
      redirects: [
        { type: 'success', url: 'https://loja.example/obrigado' },
        { type: 'cancel', url: 'https://loja.example/carrinho' },
        { type: 'back', url: 'https://loja.example/pagamento' },
      ],
    }),
    pay: ({ id }) =>
      post('pay', `/sandbox/checkouts/${id}/card`, {
        number: '4242 4242 4242 4242',
        expiryMonth: '05',
        expiryYear: '2030',
        cvc: '123',
        holder: 'Maria Silva',
      }),
    look: ({ id }) => get('get', `/api/checkouts/${id}`),
    good: 'PaymentSuccess',
  }),
};
