import * as z from 'zod';
import { type Operation, request } from '../operations/operation.ts';
import { payment } from '../resources/payments/paymentSchema.ts';
import { cardEntries, slipStates, terminalFaults } from '../resources/terminals/terminalEnums.ts';
import { type BackOfficeName, backOfficeLabels } from '../resources/terminals/terminalLabels.ts';
import { terminalStates } from '../resources/terminals/terminalLifecycle.ts';
import { terminal, terminalParams } from '../resources/terminals/terminalSchema.ts';
import { testPin } from '../scenarios/cards.ts';
import { seed } from '../scenarios/seed.ts';
import { field, objectModel } from '../schema/field.ts';
import { amountCents, dateTime, naturalQuery } from '../schema/formats.ts';
import { controlBodies } from './bodies.ts';
import { settlement, testCardNumber } from './controlCheckouts.ts';
import { terminalControlWords as w } from './terminalWords.ts';

const labelNames = Object.keys(backOfficeLabels) as BackOfficeName[];

export const terminalTransaction = objectModel('TerminalTransaction', w.transactionModel, {
  payment: field(payment, w.payment),
  state: field(z.enum(terminalStates), w.state, 'waiting_for_card'),
  stateAt: field(dateTime, w.stateAt, '2026-01-15T10:00:00+00:00'),
  pinAttemptsLeft: field(z.int().nonnegative(), w.pinAttemptsLeft, 3),
  card: field(
    z
      .object({
        brand: field(z.string(), w.brand, 'VISA'),
        last4Digits: field(z.string(), w.last4Digits, '4242'),
        entry: field(z.enum(cardEntries), w.entry, 'tap'),
      })
      .nullable(),
    w.card,
  ),
  code: field(z.string().nullable(), w.code, null),
  waitsUntil: field(dateTime.nullable(), w.waitsUntil, '2026-01-15T10:01:00+00:00'),
  noticeAt: field(dateTime.nullable(), w.noticeAt, null),
  slip: field(z.enum(slipStates).nullable(), w.slip, null),
  backOfficeLabel: field(z.enum(labelNames).nullable(), w.backOfficeLabel, null),
});
export type TerminalTransaction = z.infer<typeof terminalTransaction>;

export const virtualTerminal = objectModel('VirtualTerminal', w.virtualTerminal, {
  terminal: field(terminal, w.terminal),
  terminalFault: field(z.enum(terminalFaults), w.terminalFault, 'none'),
  transaction: field(terminalTransaction.nullable(), w.transaction),
});
export type VirtualTerminal = z.infer<typeof virtualTerminal>;

const typedAmount = objectModel('TypedAmount', w.typedAmount, { amount: field(amountCents, w.amount, 1000) });

const presentedCard = objectModel('PresentedCard', w.presentedCard, {
  entry: field(z.enum(cardEntries), w.entry, 'tap'),
  number: field(testCardNumber, w.number, '4242 4242 4242 4242'),
});
export type PresentedCard = z.input<typeof presentedCard>;

const typedPin = objectModel('TypedPin', w.typedPin, {
  pin: field(z.string().length(4).regex(/^\d+$/, { error: 'digits' }), w.pin, testPin),
});

const terminalFaultChange = objectModel('TerminalFaultChange', w.terminalFaultChange, {
  terminalFault: field(z.enum(terminalFaults), w.terminalFault, 'silent'),
});

const paramsOf = (uuid: string) => terminalParams.extend({ uuid: field(terminalParams.shape.uuid, w.uuid, uuid) });
const [cloud, , standalone] = seed.terminals;
const act = {
  method: 'POST',
  tag: 'virtual-terminals',
  auth: 'platform',
  params: paramsOf(cloud.uuid),
  success: { status: 200, data: virtualTerminal },
} as const;
const look = { ...act, method: 'GET' } as const;

export const terminalControls = {
  listVirtualTerminals: {
    ...request('GET', '/terminals', { tag: 'virtual-terminals', auth: 'platform' }, w.listVirtualTerminals),
    success: { status: 200, data: virtualTerminal, list: true },
    errors: [],
  },
  getVirtualTerminal: { ...look, path: '/terminals/{uuid}', ...w.getVirtualTerminal, errors: ['e00502'] },
  listTerminalTransactions: {
    ...look,
    path: '/terminals/{uuid}/transactions',
    ...w.listTerminalTransactions,
    query: z.object({ limit: field(naturalQuery.default(100), w.limit, 100) }),
    success: { status: 200, data: terminalTransaction, list: true },
    errors: ['e00502'],
  },
  typeAmount: {
    ...act,
    path: '/terminals/{uuid}/amount',
    ...w.typeAmount,
    params: paramsOf(standalone.uuid),
    body: typedAmount,
    examples: controlBodies.typeAmount,
    errors: ['c0703', 'c0704', 'e00300', 'e00301', 'e00502', 'e00600'],
  },
  presentCard: {
    ...act,
    path: '/terminals/{uuid}/card',
    ...w.presentCard,
    body: presentedCard,
    examples: controlBodies.presentCard,
    errors: ['c0606', 'c0701', 'c0702', 'c0703', 'e00502'],
  },
  typePin: {
    ...act,
    path: '/terminals/{uuid}/pin',
    ...w.typePin,
    body: typedPin,
    examples: controlBodies.typePin,
    errors: ['c0701', 'c0702', 'c0703', 'e00502'],
  },
  leaveTerminal: {
    ...act,
    path: '/terminals/{uuid}/leave',
    ...w.leaveTerminal,
    errors: ['c0701', 'c0702', 'c0703', 'e00502'],
  },
  setTerminalFault: {
    ...act,
    path: '/terminals/{uuid}/fault',
    ...w.setTerminalFault,
    body: terminalFaultChange,
    examples: controlBodies.setTerminalFault,
    errors: ['e00502'],
  },
  settleTerminal: {
    ...act,
    path: '/terminals/{uuid}/settlement',
    ...w.settleTerminal,
    success: { status: 200, data: settlement },
    errors: ['e00502'],
  },
} as const satisfies Record<string, Operation>;
