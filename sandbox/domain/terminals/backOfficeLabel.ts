import {
  type BackOfficeLabel,
  type BackOfficeName,
  backOfficeLabels,
} from '@balcao/contract/resources/terminals/labels.ts';
import type { TerminalPayment } from './terminalPayment.ts';

/**
 * What the back office calls a payment at a terminal (docs/decisions/terminals.md); the table decides by its state and
 * flags.
 * @returns null while it waits for the terminal
 */
export function backOfficeLabelOf({ state, transfer, terminal }: TerminalPayment): BackOfficeName | null {
  const keptLate = state === 'cancelled' && terminal.state === 'approved' && terminal.noticeAt === undefined;
  const authorisationKept = state === 'authorised' || keptLate;
  const settled = state === 'confirmed' && transfer !== undefined;
  const names = Object.keys(backOfficeLabels) as BackOfficeName[];
  const fits = (label: BackOfficeLabel) =>
    label.state === state && label.authorisationKept === authorisationKept && label.settled === settled;
  return names.find((name) => fits(backOfficeLabels[name])) ?? null;
}
