import { translate } from '@docusaurus/Translate';

/** What is said while a console is on its way. */
export function loadingWords(): string {
  return translate({ id: 'api.console.loading', message: 'A abrir a consola…' });
}
