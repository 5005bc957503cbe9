import type { PaneId } from '@balcao/workbench/app/panes.ts';
import { type ComponentType, createElement } from 'react';
import type { CheckoutPreset } from '../components/forms/checkoutPlan.ts';
import type { CustomerFormId } from '../components/forms/customerPlans.ts';
import type { PanelContext } from '../components/LivePanel/panelContext.ts';

/** What each panel of a guide is given by its page, besides the page itself. */
export interface PanelProps {
  multibanco: object;
  /** The recorded example it runs: `payments/multibanco`. */
  run: { example: string };
  lab: object;
  atm: object;
  phone: object;
  terminal: object;
  clock: object;
  webhooks: object;
  signature: object;
  goLive: object;
  /** Initial values of the form, by page. */
  checkoutForm: { preset: CheckoutPreset };
  /** Name of the guide. */
  customerForm: { of: CustomerFormId };
  entityForm: object;
}
export type PanelId = keyof PanelProps;

/** Fetches a panel with what its page gives it. */
type Load<Props> = (given: Props) => Promise<ComponentType<PanelContext>>;

const withProps =
  <Given extends object>(Panel: ComponentType<PanelContext & Given>, given: Given) =>
  (page: PanelContext) =>
    createElement(Panel, { ...page, ...given });

const pane = (id: PaneId) => async () =>
  withProps((await import('../components/LivePanel/WorkbenchPane.tsx')).WorkbenchPane, { pane: id });

/** Every panel of a guide, fetched when a reader opens it. */
export const panels: { [Id in PanelId]: Load<PanelProps[Id]> } = {
  multibanco: async () => (await import('../components/LivePanel/Multibanco.tsx')).Multibanco,
  run: async (given) => withProps((await import('../components/LivePanel/Run.tsx')).Run, given),
  lab: async () => (await import('../components/LivePanel/Lab.tsx')).Lab,
  atm: pane('atm'),
  phone: pane('phone'),
  terminal: pane('terminal'),
  clock: pane('clock'),
  webhooks: pane('webhooks'),
  signature: pane('signature'),
  goLive: pane('goLive'),
  checkoutForm: async (given) =>
    withProps((await import('../components/forms/CheckoutFormPanel.tsx')).CheckoutFormPanel, given),
  customerForm: async ({ of }) =>
    (await import('../components/forms/CustomerFormPanel.tsx')).customerFormPanel(of),
  entityForm: async () => (await import('../components/forms/EntityFormPanel.tsx')).EntityFormPanel,
};
