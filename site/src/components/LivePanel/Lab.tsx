import { catalogue } from '@balcao/examples/shop/catalogue.ts';
import { LabPanel } from '@balcao/workbench/lab/LabPanel.tsx';
import type { PanelProps } from './panelProps.ts';

/** The plugin lab, selling what the demo shop sells. */
export function Lab({ locale, baseUrl }: PanelProps) {
  return <LabPanel locale={locale} baseUrl={baseUrl} products={catalogue} />;
}
