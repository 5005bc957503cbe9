import { PaymentRun } from '@balcao/workbench/run/PaymentRun.tsx';
import type { RunMethod } from '@balcao/workbench/run/paymentFlows.ts';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import seed from '@facts/seed.json';
import { words } from '@workbench-words';
import type { LivePanelContext } from '../LivePanel/panelProps.ts';
import { useRootUrl } from '../useRootUrl.ts';

/** Recordings, loaded only where no sandbox answers. */
const recordings = {
  multibanco: () => import('@recorded/payments/multibanco.json').then((module) => module.default),
  mbway: () => import('@recorded/payments/mbway.json').then((module) => module.default),
  card: () => import('@recorded/checkouts/card.json').then((module) => module.default),
} as const satisfies Record<RunMethod, unknown>;

/** The runnable payment of the first screen. */
export function LivePayment() {
  const locale = useDocusaurusContext().i18n.currentLocale as LivePanelContext['locale'];
  return (
    <PaymentRun locale={locale} baseUrl={useRootUrl()} seed={seed} recordings={recordings} words={words} />
  );
}
