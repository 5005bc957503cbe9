import type { Locale } from '../core/locale.ts';

/** Payment methods that can be run. */
export const runMethods = ['multibanco', 'mbway', 'card'] as const;
export type RunMethod = (typeof runMethods)[number];

/** One request of a run; `step` is its name in the recording. */
export interface RunRequest {
  step: string;
  method: string;
  path: string;
  body?: unknown;
}

/** The fields of the created payment or checkout that a run reads. */
export interface CreatedResource {
  id: string;
  /** Payment of a checkout. */
  paymentId?: string;
  amount?: number;
  referenceDetails?: { entity?: string; reference: string };
  stateDetails: { state: string; createdAt?: string; timestamp?: string };
}

/** The requests of one payment method. */
export interface PaymentFlow {
  create: RunRequest;
  /** Action of the payer; undefined where it is scripted. */
  pay?: (created: CreatedResource) => RunRequest;
  /** Reads the state. */
  read: (created: CreatedResource) => RunRequest;
  /** The final state of a success. */
  successState: string;
}

const post = (step: string, path: string, body: unknown): RunRequest => ({
  step,
  method: 'POST',
  path,
  body,
});
const get = (step: string, path: string): RunRequest => ({ step, method: 'GET', path });
const readPayment = ({ id }: CreatedResource) => get('get', `/api/payments/${id}`);

/** The same requests as in the recorded examples, so that a replay matches the preview. */
export const paymentFlows: Record<RunMethod, (locale: Locale) => PaymentFlow> = {
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
    read: readPayment,
    successState: 'confirmed',
  }),
  mbway: () => ({
    // The scripted owner of this phone accepts a few seconds later.
    create: post('create', '/api/payments', {
      amount: 2500,
      code: 'REF-0043',
      summary: 'Encomenda 0043',
      paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000001' } },
    }),
    read: readPayment,
    successState: 'confirmed',
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
    read: ({ id }) => get('get', `/api/checkouts/${id}`),
    successState: 'PaymentSuccess',
  }),
};
