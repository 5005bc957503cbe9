import type { Terminal } from '@balcao/contract/resources/terminals/terminalSchema.ts';
import { testPin } from '@balcao/contract/scenarios/cards.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { terminalScenarios } from '@balcao/contract/scenarios/seededTerminals.ts';
import { applyDueAction } from '../payments/expiry.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { nextDueAt } from '../payments/upcoming.ts';
import { presentCard, typePin } from '../terminals/cardAndPin.ts';
import { draftTerminalPayment } from '../terminals/draftTerminalPayment.ts';
import type { TerminalRecord } from '../terminals/terminal.ts';
import { isTerminalPayment, type TerminalPayment } from '../terminals/terminalPayment.ts';
import { bankAccount, settled, unwrap } from './seedParts.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Described {
  uuid: string;
  terminalId: string;
  name: string;
  cloud?: boolean;
  terminalFault?: TerminalRecord['terminalFault'];
}

const featuresOf = (cloud: boolean): Terminal['features'] => ({
  allowRemoteTransactions: cloud,
  allowGenerateQrCode: false,
  allowRealTimeTransactionSinchronization: true,
});

/** Seeds terminals of both entities, each one minute older than the previous one (docs/decisions/seed.md). */
export function seedTerminals(now: number): TerminalRecord[] {
  const { platform, otherPlatform, entity, otherEntity, terminals, otherTerminal } = seed;
  const install = (
    { uuid, terminalId, name, cloud = true, terminalFault = 'none' }: Described,
    place: number,
    clientId: string = entity.clientId,
    platformCode: string = platform.code,
  ): TerminalRecord => ({
    uuid,
    clientId,
    platformCode,
    terminalId,
    name,
    model: cloud ? 'V400m' : 'V200c',
    processor: 'Processador de Exemplo',
    supplier: 'Verifone',
    features: featuresOf(cloud),
    createdAt: now - 5 * day - place * minute,
    updatedAt: now - 5 * day - place * minute,
    terminalFault,
  });
  const own: readonly Described[] = [...terminals, ...terminalScenarios];
  return [
    ...own.map((described, place) => install(described, place)),
    install(otherTerminal, 0, otherEntity.clientId, otherPlatform.code),
  ];
}

function atTerminal(payment: PaymentRecord): TerminalPayment {
  if (!isTerminalPayment(payment)) throw new Error('The seed lost its terminal.');
  return payment;
}

const nextDue = (payment: PaymentRecord) => unwrap(applyDueAction(payment, nextDueAt(payment) ?? 0)).payment;

function charged(payment: TerminalPayment, at: number): PaymentRecord {
  const around = { silent: false, noPaper: false };
  const asked = unwrap(presentCard(payment, 'insert', '4242424242424242', at, around)).payment;
  return nextDue(unwrap(typePin(atTerminal(asked), testPin, at, around)).payment);
}

/** Seeds a waiting payment, one of today, and a settled one large enough for refunds (docs/decisions/seed.md). */
export function seedTerminalPayments(now: number): PaymentRecord[] {
  const { waitingTerminal, authorisedTerminal, settledTerminal } = seed.payments;
  const [, second, standalone] = seedTerminals(now);
  if (!second || !standalone) throw new Error('The seed has no terminals.');
  const send = (id: string, terminal: TerminalRecord, amount: number, at: number, code?: string): TerminalPayment => {
    const origin = { platformCode: seed.platform.code, clientId: seed.entity.clientId, now: at };
    const draft = unwrap(draftTerminalPayment({ amount, code }, origin, terminal));
    return atTerminal({ ...draft, id: Number(id), bankAccount });
  };
  const waiting = send(waitingTerminal, second, 2500, now - day, 'REF-0015');
  const end = now + 30 * day;
  const daysAgo = now - 3 * day;
  const justNow = now - minute / 6;
  return [
    // The terminal waits as long as the payment is valid, so that the examples work at any time.
    { ...waiting, valid: { ...waiting.valid, end }, terminal: { ...waiting.terminal, deadline: end } },
    charged(send(authorisedTerminal, standalone, 1000, justNow), justNow),
    settled(nextDue(charged(send(settledTerminal, standalone, 1_000_000, daysAgo), daysAgo)), now),
  ];
}
