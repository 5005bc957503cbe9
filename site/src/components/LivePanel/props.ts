/** What every live panel is given. */
export interface PanelProps {
  locale: 'pt' | 'es' | 'en';
  /** Base of the whole site, with a slash at its end: `runtime.json` under it names the sandbox. */
  baseUrl: string;
}
