export interface PanelContext {
  locale: 'pt' | 'es' | 'en';
  /** Base URL of the site, with a trailing slash: `runtime.json` below it names the sandbox. */
  baseUrl: string;
}
