import type { ComponentType } from 'react';
import type { PanelContext } from '../../parts/PanelFrame.tsx';
import type { PaymentMethod } from '../../runner/paymentMethods.ts';
import type { CreatedPayment } from '../../runner/paymentRun.ts';
import type { Responder } from '../../runner/responder.ts';

/** A page of the sandbox in a frame. */
export interface PageProps {
  url: string;
  title: string;
  /** Text before the URL of the payer's redirect. */
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
