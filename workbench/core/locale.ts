/** Languages of the workbench. */
export type Locale = 'pt' | 'es' | 'en';
