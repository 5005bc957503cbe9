import { type BodyExample, body } from '../operations/operation.ts';
import { failureModes, failureModeWords } from '../resources/webhooks/failureModes.ts';
import { cardScenarios, testPin } from '../scenarios/cards.ts';
import { seed } from '../scenarios/seed.ts';
import { say } from '../words/locales.ts';
import { faultKinds, faultKindWords } from './faultKinds.ts';
import { stateVersion } from './stateVersion.ts';

const approvedCard = '4242 4242 4242 4242';
const typed = { expiryMonth: '05', expiryYear: '2030', cvc: '123', holder: 'Maria Silva' };

const cardOf = (outcome: 'decline' | 'challenge') =>
  cardScenarios.find((card) => card.outcome === outcome)?.number ?? '';

const faultOf = (kind: (typeof faultKinds)[number]) =>
  kind === 'latency' ? { kind, milliseconds: 500 } : { kind, operation: 'createPayment', calls: 1 };

const emptyTables = [
  'bank_accounts',
  'customer_entities',
  'customers',
  'deliveries',
  'entities',
  'faults',
  'payments',
  'processed_codes',
  'reference_ranges',
  'saved_methods',
  'terminals',
  'webhook_payloads',
  'webhooks',
] as const;

const counters = {
  checkout: 1,
  customer: 101,
  delivery: 1,
  fault: 1,
  payment: seed.firstFreePaymentId,
  range: 4,
  savedMethod: 101,
  webhook: seed.firstFreeWebhookId,
} as const;

const emptyState = {
  version: stateVersion,
  tables: {
    ...Object.fromEntries(emptyTables.map((table) => [table, []])),
    sequences: Object.entries(counters).map(([name, next]) => ({ name, next })),
    tenants: [{ clock_offset: 0, created_at: 0, faulty: 0, deliver_before_response: 0 }],
  },
};

/** Example bodies by operation, all accepted on the initial data (sandbox/http/simulator/bodies.test.ts). */
export const controlBodies = {
  payAtAtm: [
    body('payment', say('Pagar uma referência', 'Pagar una referencia', 'Pay a reference'), {
      entity: '12345',
      reference: '000000138',
      amount: 1000,
    }),
  ],
  answerPhone: [
    body('accept', say('Aceitar', 'Aceptar', 'Accept'), { answer: 'accept' }),
    body('accept-with-pin', say('Aceitar com o PIN', 'Aceptar con el PIN', 'Accept with the PIN'), {
      answer: 'accept',
      pin: testPin,
    }),
    body('refuse', say('Recusar', 'Rechazar', 'Decline'), { answer: 'refuse' }),
    body('ignore', say('Ignorar até expirar', 'Ignorar hasta que caduque', 'Ignore until it expires'), {
      answer: 'ignore',
    }),
  ],
  moveClock: [
    body('by', say('Adiantar uma hora', 'Adelantar una hora', 'Move forward by an hour'), {
      advanceSeconds: 3600,
    }),
    body('to', say('Adiantar até uma data', 'Adelantar hasta una fecha', 'Move forward to a date'), {
      to: '2030-01-15T10:00:00+00:00',
    }),
  ],
  reviewEntity: [
    body('approve', say('Aprovar', 'Aprobar', 'Approve'), { action: 'approve' }),
    body('decline', say('Recusar', 'Rechazar', 'Decline'), { action: 'decline' }),
    body('reopen', say('Reabrir uma adesão recusada', 'Reabrir un alta rechazada', 'Reopen a declined registration'), {
      action: 'reopen',
    }),
    body('review', say('Rever uma adesão aprovada', 'Revisar un alta aprobada', 'Review an approved registration'), {
      action: 'review',
    }),
  ],
  payByCard: [
    body('approved', say('Um cartão que é aceite', 'Una tarjeta que se acepta', 'A card that is approved'), {
      number: approvedCard,
      ...typed,
    }),
    body(
      'declined',
      say('Um cartão recusado pelo emissor', 'Una tarjeta rechazada por el emisor', 'A card declined by its issuer'),
      { number: cardOf('decline'), ...typed },
    ),
    body(
      'challenge',
      say(
        'Um cartão que pede autenticação forte',
        'Una tarjeta que pide autenticación reforzada',
        'A card that asks for strong authentication',
      ),
      { number: cardOf('challenge'), ...typed },
    ),
  ],
  answerChallenge: [
    body('accept', say('Confirmar', 'Confirmar', 'Confirm'), { answer: 'accept' }),
    body('refuse', say('Recusar', 'Rechazar', 'Decline'), { answer: 'refuse' }),
  ],
  payByPhone: [
    body('phone', say('Pagar com um telemóvel', 'Pagar con un móvil', 'Pay with a phone'), {
      phoneNumber: '351#900000001',
    }),
  ],
  typeAmount: [body('amount', say('Cobrar 10,00 €', 'Cobrar 10,00 €', 'Charge €10.00'), { amount: 1000 })],
  presentCard: [
    body('tap', say('Encostar o cartão', 'Acercar la tarjeta', 'Tap the card'), {
      entry: 'tap',
      number: approvedCard,
    }),
    body('insert', say('Inserir o cartão', 'Insertar la tarjeta', 'Insert the card'), {
      entry: 'insert',
      number: approvedCard,
    }),
  ],
  typePin: [
    body('pin', say('O PIN dos cartões de teste', 'El PIN de las tarjetas de prueba', 'The PIN of the test cards'), {
      pin: testPin,
    }),
  ],
  setTerminalFault: [
    body('offline', say('Sem ligação', 'Sin conexión', 'Offline'), { terminalFault: 'offline' }),
    body('silent', say('Cobra, mas não avisa', 'Cobra, pero no avisa', 'Charges, but reports nothing'), {
      terminalFault: 'silent',
    }),
    body('no_paper', say('Sem papel', 'Sin papel', 'Out of paper'), { terminalFault: 'no_paper' }),
    body('none', say('Sem avaria', 'Sin avería', 'No fault'), { terminalFault: 'none' }),
  ],
  setFailureMode: [
    ...failureModes.map((mode) => body(mode, failureModeWords[mode], { failureMode: mode })),
    body('normal', say('Voltar ao normal', 'Volver a la normalidad', 'Go back to normal'), {
      failureMode: null,
    }),
  ],
  reportShipment: [
    body('state', say('Por ter lido o pagamento', 'Por haber leído el pago', 'Because the payment was read'), {
      deliveryId: null,
    }),
  ],
  createFault: faultKinds.map((kind) => body(kind, faultKindWords[kind], faultOf(kind))),
  createTenant: [
    body('seed', say('Sempre a mesma sandbox', 'Siempre el mismo sandbox', 'The same sandbox every time'), {
      seed: 'loja-de-testes',
    }),
    body('random', say('Uma sandbox qualquer', 'Un sandbox cualquiera', 'Any sandbox'), {}),
  ],
  importSandbox: [
    body(
      'empty',
      say(
        'Uma sandbox sem nada: nem entidades, nem pagamentos',
        'Un sandbox sin nada: ni entidades ni pagos',
        'A sandbox with nothing in it: no entities, no payments',
      ),
      emptyState,
    ),
  ],
} as const satisfies Record<string, readonly BodyExample[]>;
