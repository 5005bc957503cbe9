import { PlayPanel } from '@balcao/workbench/panels/example/PlayPanel.tsx';
import type { LivePanelContext } from './panelProps.ts';
import { recordingOf } from './recordingOf.ts';

/** A recorded example in the reader's own sandbox. */
export function Run({ locale, baseUrl, example, load }: LivePanelContext) {
  if (!example || !load) throw new Error('<LivePanel panel="run"> names no recorded example');
  return <PlayPanel locale={locale} baseUrl={baseUrl} recording={recordingOf(example, load)} />;
}
