import { catalogue } from '@balcao/examples/shop/catalogue.ts';
import { LabPanel } from '@balcao/workbench/panels/lab/LabPanel.tsx';
import type { PanelContext } from '../../islands/pageContext.ts';

export function Lab({ locale, baseUrl }: PanelContext) {
  return <LabPanel locale={locale} baseUrl={baseUrl} products={catalogue} />;
}
