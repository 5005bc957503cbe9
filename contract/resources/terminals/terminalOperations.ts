import { body, type Operation, request } from '../../operations/operation.ts';
import { say } from '../../words/locales.ts';
import { sameAmount } from '../payments/captureRefundExamples.ts';
import { payment } from '../payments/paymentSchema.ts';
import {
  cloudTerminal,
  processedAnswer,
  processedExample,
  waitingRefund,
  waitingTerminal,
} from './terminalExamples.ts';
import {
  processedPayment,
  terminal,
  terminalFilters,
  terminalParams,
  terminalPaymentRequest,
  terminalRefundParams,
  terminalRefundRequest,
} from './terminalSchema.ts';
import { operationWords as w } from './terminalWords.ts';

const both = 'platform-and-entity' as const;

const ofTerminals = { tag: 'terminals', auth: both } as const;

export const terminalOperations = {
  listTerminals: {
    ...request('GET', '/terminals', ofTerminals, w.listTerminals),
    query: terminalFilters,
    success: { status: 200, data: terminal, list: true, example: cloudTerminal },
    errors: ['e00230'],
  },
  getTerminal: {
    ...request('GET', '/terminals/{uuid}', ofTerminals, w.getTerminal),
    params: terminalParams,
    success: { status: 200, data: terminal, example: cloudTerminal },
    errors: ['e00502'],
  },
  createTerminalPayment: {
    ...request('POST', '/terminals/{uuid}/payments', ofTerminals, w.createTerminalPayment),
    params: terminalParams,
    body: terminalPaymentRequest,
    examples: [
      body('order', say('Com encomenda', 'Con pedido', 'With an order'), {
        amount: 1000,
        code: 'REF-0042',
        summary: 'Encomenda 0042',
      }),
      body(
        'by-itself',
        say(
          'Aceite e liquidado sem uma mão no terminal (montante mágico)',
          'Aceptado y liquidado sin una mano en el terminal (importe mágico)',
          'Approved and settled automatically (magic amount)',
        ),
        { amount: 999_005 },
      ),
    ],
    success: { status: 201, data: payment, example: waitingTerminal },
    errors: ['e00220', 'e00300', 'e00301', 'e00402', 'e00502', 'e00600'],
  },
  createTerminalRefund: {
    ...request('POST', '/terminals/{uuid}/refunds/{paymentId}', ofTerminals, w.createTerminalRefund),
    params: terminalRefundParams,
    body: terminalRefundRequest,
    examples: sameAmount(500),
    success: { status: 201, data: payment, example: waitingRefund },
    errors: ['e00301', 'e00402', 'e00502', 'e00600', 'e00601'],
  },
  createProcessedPayment: {
    ...request('POST', '/terminals/{uuid}/processedPayments', ofTerminals, w.createProcessedPayment),
    params: terminalParams,
    body: processedPayment,
    examples: [body('card', say('Pago com cartão', 'Pagado con tarjeta', 'Paid by card'), processedExample)],
    success: { status: 201, data: payment, example: processedAnswer },
    errors: ['e00300', 'e00402', 'e00502', 'e00600'],
    conflicts: ['e00600'],
  },
} as const satisfies Record<string, Operation>;
