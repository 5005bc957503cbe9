import {
  type BackOfficeLabel,
  type BackOfficeName,
  backOfficeLabels,
} from '@balcao/contract/resources/terminals/terminalLabels.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import type { TerminalPayment } from './terminalPayment.ts';

/** Whether a cancelled payment still holds the amount on the card, because its late notice was within the limit. */
export function keepsLateAuthorisation({ state, terminal }: PaymentRecord): boolean {
  return state === 'cancelled' && terminal?.state === 'approved' && terminal.noticeAt === undefined;
}

/** Name in the back office by state and flags (docs/decisions/terminals.md); null while the terminal waits. */
export function backOfficeLabelOf(payment: TerminalPayment): BackOfficeName | null {
  const { state, transfer } = payment;
  const authorisationKept = state === 'authorised' || keepsLateAuthorisation(payment);
  const settled = state === 'confirmed' && transfer !== undefined;
  const names = Object.keys(backOfficeLabels) as BackOfficeName[];
  const fits = (label: BackOfficeLabel) =>
    label.state === state && label.authorisationKept === authorisationKept && label.settled === settled;
  return names.find((name) => fits(backOfficeLabels[name])) ?? null;
}
