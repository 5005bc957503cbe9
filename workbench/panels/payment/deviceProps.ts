import type { ComponentType } from 'react';
import type { PanelContext } from '../../parts/PanelFrame.tsx';
import type { PaymentMethod } from '../../runner/paymentMethods.ts';
import type { CreatedPayment } from '../../runner/paymentRun.ts';
import type { Responder } from '../../runner/responder.ts';

/** Page of the sandbox to show in a frame. */
export interface PageProps {
  url: string;
  title: string;
  /** Text before the URL to which the payer would be redirected. */
  finished: string;
}

export interface DeviceProps {
  panel: PanelContext;
  method: PaymentMethod;
  payment: CreatedPayment;
  responder: Responder;
  hasEnded: boolean;
  Page: ComponentType<PageProps>;
  onPaid: () => void;
}
