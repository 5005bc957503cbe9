import type { PaymentMethodId } from '@balcao/workbench/runner/paymentMethods.ts';
import { tryPayment } from '@words/guide.ts';
import type { ReactNode } from 'react';
import { LivePanel } from '../LivePanel/LivePanel.tsx';

interface TryPaymentProps {
  method: PaymentMethodId;
  title?: string;
  children?: ReactNode;
}

/** Panel in which the reader makes a payment: `<TryPayment method="cc" />`. */
export function TryPayment({ method, title, children }: TryPaymentProps) {
  return (
    <LivePanel panel="payment" title={title ?? tryPayment.title} method={method}>
      {children ?? tryPayment.words}
    </LivePanel>
  );
}
