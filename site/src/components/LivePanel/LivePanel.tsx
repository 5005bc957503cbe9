import { Button } from '@balcao/ui/button/Button.tsx';
import { type PayerDevice, type PaymentMethodId, paymentMethods } from '@balcao/workbench/runner/paymentMethods.ts';
import { livePanel, tryPayment } from '@words/guide.ts';
import type { ReactNode } from 'react';
import { usePage } from '../../../builder/pages/page.ts';
import { facts, rowOf } from '../../facts/facts.ts';
import type { PanelId, PanelProps } from '../../islands/panels.ts';
import { OperationLink } from '../guide/Operation.tsx';
import styles from './live-panel.module.css';

/** Control API operations that each panel calls. A panel that runs an example gets them from the recording. */
const controlsOf: Readonly<Record<PanelId, readonly string[]>> = {
  payment: [],
  run: [],
  lab: [],
  atm: ['payAtAtm'],
  phone: ['listPushes', 'answerPhone'],
  terminal: ['getVirtualTerminal', 'presentCard', 'typePin', 'setTerminalFault'],
  clock: ['moveClock', 'listUpcoming'],
  webhooks: ['listDeliveries', 'resendDelivery', 'setFailureMode'],
  signature: [],
  goLive: [],
  console: [],
  entityForm: [],
};

const controlsOfDevice: Record<PayerDevice, readonly string[]> = {
  atm: ['payAtAtm'],
  phone: ['answerPhone'],
  page: [],
  terminal: ['presentCard', 'typePin', 'settleTerminal'],
  none: [],
};

/** Control API operations of a panel. Checks the props, because pages are not type-checked. */
function controlsIn(panel: PanelId, given: object): readonly string[] {
  if (!Object.hasOwn(controlsOf, panel)) throw new Error(`there is no panel ${panel}`);
  if (!('method' in given)) return controlsOf[panel];
  const { method } = given as { method: PaymentMethodId };
  if (!Object.hasOwn(paymentMethods, method)) throw new Error(`there is no way to pay ${method}`);
  return controlsOfDevice[paymentMethods[method].device];
}

type LivePanelProps = {
  [Id in PanelId]: { panel: Id } & PanelProps[Id];
}[PanelId] & {
  title: string;
  children: ReactNode;
};

/** Introduction of a panel. The opened panel is an island in the empty element (islands/openPanel.tsx). */
export function LivePanel({ panel, title, children, ...given }: LivePanelProps) {
  const { data } = usePage();
  const controls =
    'example' in given
      ? data.controls(given.example)
      : controlsIn(panel, given).map((id) => rowOf(facts.control.operations, id));
  return (
    <section
      className={styles.panel}
      data-live-panel={panel}
      data-props={JSON.stringify(given)}
      aria-label={title}
      tabIndex={-1}
    >
      <div className={styles.introduction}>
        <p className={styles.title}>{title}</p>
        <div className={styles.words}>{children}</div>
        {controls.length > 0 && (
          <p className={styles.controls}>
            {livePanel.controls}
            {controls.map((operation) => [' ', <OperationLink key={operation.id} page="sandbox" {...operation} />])}
          </p>
        )}
        <Button kind="primary" data-opens-island="">
          {livePanel.open}
        </Button>
      </div>
      <div data-island="" />
    </section>
  );
}

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
