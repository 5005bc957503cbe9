import {
  type BackOfficeLabel,
  type BackOfficeName,
  backOfficeLabels,
} from '@balcao/contract/resources/terminals/labels.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import type { TerminalPayment } from './terminalPayment.ts';

/** Whether a cancelled payment still holds the amount on the card: its notice came late, but within the limit. */
export function keepsLateAuthorisation({ state, terminal }: PaymentRecord): boolean {
  return state === 'cancelled' && terminal?.state === 'approved' && terminal.noticeAt === undefined;
}

/**
 * What the back office calls a payment at a terminal (docs/decisions/terminals.md); the table decides by its state and
 * flags.
 * @returns null while it waits for the terminal
 */
export function backOfficeLabelOf(payment: TerminalPayment): BackOfficeName | null {
  const { state, transfer } = payment;
  const authorisationKept = state === 'authorised' || keepsLateAuthorisation(payment);
  const settled = state === 'confirmed' && transfer !== undefined;
  const names = Object.keys(backOfficeLabels) as BackOfficeName[];
  const fits = (label: BackOfficeLabel) =>
    label.state === state && label.authorisationKept === authorisationKept && label.settled === settled;
  return names.find((name) => fits(backOfficeLabels[name])) ?? null;
}
