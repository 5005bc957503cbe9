import { PaymentPanel } from '@balcao/workbench/panels/payment/PaymentPanel.tsx';
import { onDemand } from '@balcao/workbench/parts/onDemand.tsx';
import { type PaymentMethodId, paymentMethods } from '@balcao/workbench/runner/paymentMethods.ts';
import seed from '@facts/seed.json';
import type { PanelContext } from '../../islands/pageContext.ts';
import { recordingOf } from '../LivePanel/recordingOf.ts';

const parts = {
  AllFields: onDemand(() => import('./BodyFields.tsx').then((part) => part.BodyFields)),
  RequestCode: onDemand(() => import('./RequestCode.tsx').then((part) => part.RequestCode)),
  Page: onDemand(() => import('./PaymentPage.tsx').then((part) => part.PaymentPage)),
};

/** Payment panel of a method, with the parts that the site provides: descriptions, languages and frames. */
export function Payment({ locale, baseUrl, method }: PanelContext & { method: PaymentMethodId }) {
  const recording = recordingOf(paymentMethods[method].recording);
  return <PaymentPanel {...{ locale, baseUrl, seed, method, recording }} {...parts} />;
}
