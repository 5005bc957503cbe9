import { inTab } from '@balcao/contract/control/inTab.ts';
import { leadOnceFree } from './lead.ts';

/**
 * The script of pages that the sandbox itself serves, a payment page for one: they take part in running it. Where no
 * tab ran it when the page was asked for, the page has only this script (sandbox/tab/serviceWorker.ts): then it fetches
 * what was asked for, and shows it in its place.
 */
const base = new URL(import.meta.url).pathname.replace(inTab.joinScript, '');
const script = document.querySelector('script[data-show]');

leadOnceFree(base);
if (script) {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
  const html = await response.text();
  // The document keeps its worker; a new one would find no tab that runs the sandbox, as this one did.
  document.open();
  document.write(html);
  document.close();
}
