import { PlayPanel } from '@balcao/workbench/panels/example/PlayPanel.tsx';
import type { PanelContext } from '../../islands/pageContext.ts';
import { recordingOf } from './recordingOf.ts';

export function Run({ locale, baseUrl, example }: PanelContext & { example: string }) {
  return <PlayPanel locale={locale} baseUrl={baseUrl} recording={recordingOf(example)} />;
}
