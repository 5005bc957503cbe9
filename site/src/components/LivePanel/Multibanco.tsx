import { MultibancoPanel } from '@balcao/workbench/panels/multibanco/MultibancoPanel.tsx';
import seed from '@facts/seed.json';
import recording from '@recorded/payments/multibanco.json';
import type { PanelContext } from './panelContext.ts';

/** The Multibanco panel with what it needs: the seeded credentials, and the recording for when no sandbox answers. */
export function Multibanco({ locale, baseUrl }: PanelContext) {
  return <MultibancoPanel locale={locale} baseUrl={baseUrl} recording={recording} seed={seed} />;
}
