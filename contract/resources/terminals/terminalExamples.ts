import { seed } from '../../scenarios/seed.ts';
import { terminalCardName } from '../payments/paymentEnums.ts';
import type { Payment } from '../payments/paymentSchema.ts';
import type { ProcessedPayment, Terminal } from './terminalSchema.ts';

const at = '2026-01-15T10:00:00+00:00';
const [first] = seed.terminals;
const name = terminalCardName.pt;

export const cloudTerminal: Terminal = {
  uuid: first.uuid,
  terminalId: first.terminalId,
  name: first.name,
  model: 'V400m',
  processor: 'Processador de Exemplo',
  supplier: 'Verifone',
  features: {
    allowRemoteTransactions: true,
    allowGenerateQrCode: false,
    allowRealTimeTransactionSinchronization: true,
  },
  createdAt: '2026-01-10T10:00:00+00:00',
  updatedAt: '2026-01-10T10:00:00+00:00',
};

/** Terminal payment that waits for a card. */
export const waitingTerminal: Payment = {
  id: '1104',
  clientId: '999999990',
  type: 'payment',
  referenceDetails: { reference: 'A00000450' },
  stateDetails: { state: 'pending_confirmation', createdAt: at },
  paymentMethod: { uuid: null, code: 'CC', type: 'TPA' },
  amount: 1000,
  code: 'REF-0042',
  summary: 'Encomenda 0042',
  createdAt: at,
  updatedAt: at,
  validDate: { start: at, end: '2026-01-15T23:59:59+00:00', blockLatePayment: false },
  availableMethods: [{ code: 'CC', type: 'TPA', name }],
  bankAccount: { code: 'BALCAO01', bankName: 'Banco de Exemplo', last4digits: '0172' },
};

const { code: _code, summary: _summary, ...anonymous } = waitingTerminal;

export const waitingRefund: Payment = {
  ...anonymous,
  id: '1105',
  type: 'refund',
  initialPaymentId: seed.payments.settledTerminal,
  referenceDetails: { reference: 'A00000451' },
  amount: 500,
  paymentMethod: { uuid: null, code: 'CC', type: 'TPA', details: { brand: 'VISA', last4Digits: '4242' } },
};

export const processedExample: ProcessedPayment = {
  type: 'payment',
  paymentMethod: { code: 'CC', type: 'TPA', details: { brand: 'VISA', last4Digits: '4242' } },
  stateDetails: { state: 'confirmed', createdAt: at },
  amount: 1000,
  code: '000042',
};

export const processedAnswer: Payment = {
  ...anonymous,
  id: '1106',
  referenceDetails: { reference: 'A00000452' },
  stateDetails: { state: 'confirmed', createdAt: at },
  paymentMethod: { uuid: null, ...processedExample.paymentMethod, type: 'TPA' },
  code: processedExample.code,
  paymentFee: { netAmount: '0.17000000', taxAmount: '0.03910000', invoiceDetails: null },
};
