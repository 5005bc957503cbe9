import type { Recording } from '@balcao/workbench/runner/recording.ts';

/** Props of every live panel. */
export interface LivePanelContext {
  locale: 'pt' | 'es' | 'en';
  /** Base URL of the site, with a trailing slash: `runtime.json` below it names the sandbox. */
  baseUrl: string;
  /** The recorded example it runs: `payments/multibanco`. Only panel `run` takes one. */
  example?: string;
  /** Loads that recording; added at build time (plugins/lazyImports.ts). */
  load?: () => Promise<{ default: Recording }>;
}
