import { SimulationPanel } from '@balcao/workbench/panels/simulation/SimulationPanel.tsx';
import lifecycle from '@facts/paymentLifecycle.json';
import type { PanelContext } from './panelContext.ts';

/** The simulation of the sandbox, with the lifecycle that its payments move by. */
export function Simulation({ locale, baseUrl }: PanelContext) {
  return <SimulationPanel locale={locale} baseUrl={baseUrl} lifecycle={lifecycle} />;
}
