import { PaymentPanel } from '@balcao/workbench/panels/payment/PaymentPanel.tsx';
import { type PaymentMethodId, paymentMethods } from '@balcao/workbench/runner/paymentMethods.ts';
import seed from '@facts/seed.json';
import { lazy } from 'react';
import type { PanelContext } from '../LivePanel/panelContext.ts';
import { recordingOf } from '../LivePanel/recordingOf.ts';

/** What only some readers open, or only some methods need. */
const parts = {
  AllFields: lazy(() => import('./AllFields.tsx').then((module) => ({ default: module.AllFields }))),
  RequestCode: lazy(() => import('./RequestCode.tsx').then((module) => ({ default: module.RequestCode }))),
  Page: lazy(() => import('./PaymentPage.tsx').then((module) => ({ default: module.PaymentPage }))),
};

/** The payment panel of a method, with what only the site has: its descriptions, languages and frames. */
export function Payment({ locale, baseUrl, method }: PanelContext & { method: PaymentMethodId }) {
  const recording = recordingOf(paymentMethods[method].recording);
  return <PaymentPanel {...{ locale, baseUrl, seed, method, recording }} {...parts} />;
}
