import type { PaneId } from '@balcao/workbench/app/panes.ts';
import type { PaymentMethodId } from '@balcao/workbench/runner/paymentMethods.ts';
import { type ComponentType, createElement } from 'react';
import type { ConsolePresetId } from '../components/forms/consolePresets.ts';
import type { PanelContext } from './pageContext.ts';

type PlainPanel = 'lab' | 'atm' | 'phone' | 'terminal' | 'clock' | 'webhooks' | 'signature' | 'goLive' | 'entityForm';

/** Props that each panel gets from its page, besides the page's context. */
export interface PanelProps extends Record<PlainPanel, object> {
  payment: { method: PaymentMethodId };
  /** Recorded example that the panel runs: `payments/multibanco`. */
  run: { example: string };
  console: { preset: ConsolePresetId };
}
export type PanelId = keyof PanelProps;

type Load<Props> = (given: Props) => Promise<ComponentType<PanelContext>>;

const withProps =
  <Given extends object>(Panel: ComponentType<PanelContext & Given>, given: Given) =>
  (page: PanelContext) =>
    createElement(Panel, { ...page, ...given });

const pane = (id: PaneId) => async () =>
  withProps((await import('@balcao/workbench/app/PanePanel.tsx')).PanePanel, { pane: id });

/** Panels of guides, each loaded when it is opened. */
export const panels: { [Id in PanelId]: Load<PanelProps[Id]> } = {
  payment: async (given) => withProps((await import('../components/payment/Payment.tsx')).Payment, given),
  run: async (given) => withProps((await import('../components/LivePanel/Run.tsx')).Run, given),
  lab: async () => (await import('../components/LivePanel/Lab.tsx')).Lab,
  atm: pane('atm'),
  phone: pane('phone'),
  terminal: pane('terminal'),
  clock: pane('clock'),
  webhooks: pane('webhooks'),
  signature: pane('signature'),
  goLive: pane('goLive'),
  console: async (given) => withProps((await import('../components/forms/PresetConsole.tsx')).PresetConsole, given),
  entityForm: async () => (await import('../components/forms/EntityFormPanel.tsx')).EntityFormPanel,
};
