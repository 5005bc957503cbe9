import { provider } from '../../../provider.config.ts';
import { body, type Operation, request } from '../../operations/operation.ts';
import { seed } from '../../scenarios/seed.ts';
import { say } from '../../words/locales.ts';
import { tokenCreated, tokenDetails, tokenParams, tokenRequest, tokenView } from './tokenSchema.ts';
import { tokenWords as w } from './tokenWords.ts';

const tokenExample = {
  timestamp: '2026-01-15T10:00:00+0000',
  token: seed.checkouts.token,
  checkoutUrl: `${provider.servers.production}/checkout/form/${seed.checkouts.token}`,
  paymentId: seed.payments.readyToken,
  stateDetails: { state: 'PaymentReady', timestamp: '2026-01-15T10:00:00+00:00', actions: ['cancel'] },
  transaction: { type: 'payment', amount: 1000 },
};

/** Operations of the old flow, which is still supported. */
export const tokenOperations = {
  createToken: {
    ...request('POST', '/token', { tag: 'token', auth: 'platform-and-entity' }),
    summary: say('Criar um token', 'Crear un token', 'Create a token'),
    description: say(
      'Cria uma página de pagamento pelo fluxo antigo. Responde 200, não 201.',
      'Crea una página de pago por el flujo antiguo. Responde 200, no 201.',
      'Creates a payment page through the old flow. Returns 200, not 201.',
    ),
    deprecated: w.deprecated,
    body: tokenRequest,
    examples: [
      body('simple', say('Só o montante', 'Solo el importe', 'Just the amount'), {
        transaction: { amount: 1000 },
        page: { language: 'PT', layout: 'default' },
      }),
    ],
    success: { status: 200, data: tokenCreated },
    errors: ['e00218', 'e00220', 'e00300', 'e00301', 'e00401', 'e00402', 'e00502', 'e05001'],
  },
  getToken: {
    ...request('GET', '/token/{token}', { tag: 'token', auth: 'platform-and-entity' }),
    summary: say('Consultar um token', 'Consultar un token', 'Get a token'),
    description: say(
      'Devolve o estado da página e tudo o que foi enviado ao criá-la.',
      'Devuelve el estado de la página y todo lo que se envió al crearla.',
      'Returns the state of the page and everything that was sent when it was created.',
    ),
    deprecated: w.deprecatedGet,
    params: tokenParams,
    query: tokenView,
    success: { status: 200, data: tokenDetails, example: tokenExample },
    errors: ['e00501'],
  },
} as const satisfies Record<string, Operation>;
