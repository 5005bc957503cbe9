import type { Recording } from '@balcao/workbench/multibanco/recording.ts';

/** What every live panel is given. */
export interface LivePanelContext {
  locale: 'pt' | 'es' | 'en';
  /** Base of the whole site, with a slash at its end: `runtime.json` under it names the sandbox. */
  baseUrl: string;
  /** The recorded example it runs: `payments/multibanco`. Only panel `run` takes one. */
  example?: string;
  /** Fetches that recording; the build adds it (plugins/lazyImports.ts). */
  load?: () => Promise<{ default: Recording }>;
}
