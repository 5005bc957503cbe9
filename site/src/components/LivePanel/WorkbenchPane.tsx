import { PanePanel } from '@balcao/workbench/app/PanePanel.tsx';
import type { PaneId } from '@balcao/workbench/app/panes.ts';
import type { PanelContext } from '../../islands/pageContext.ts';

const prefixes = { pt: '', es: 'es', en: 'en' } as const satisfies Record<PanelContext['locale'], string>;

export function WorkbenchPane({ pane, locale, baseUrl }: PanelContext & { pane: PaneId }) {
  const docsUrl = `${baseUrl}${prefixes[locale]}`.replace(/\/$/, '');
  return <PanePanel pane={pane} locale={locale} baseUrl={baseUrl} docsUrl={docsUrl} />;
}
