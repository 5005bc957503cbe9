export interface PanelContext {
  locale: 'pt' | 'es' | 'en';
  baseUrl: string;
}
