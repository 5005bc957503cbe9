import { PaymentRun } from '@balcao/workbench/panels/payment-run/PaymentRun.tsx';
import type { ShownMethod } from '@balcao/workbench/runner/shownPayments.ts';
import seed from '@facts/seed.json';
import opening from '@recorded/payments/multibanco.json';
import { words } from '@workbench-words';
import type { PanelContext } from './pageContext.ts';

/** Recordings of payments. The first one is shown initially, the others if there is no sandbox. */
const recordings = {
  multibanco: () => Promise.resolve(opening),
  mbway: () => import('@recorded/payments/mbway.json').then((module) => module.default),
  card: () => import('@recorded/checkouts/card.json').then((module) => module.default),
} as const satisfies Record<ShownMethod, unknown>;

export function LivePayment({ locale, baseUrl }: PanelContext) {
  return <PaymentRun {...{ locale, baseUrl, seed, recordings, opening, words }} />;
}
