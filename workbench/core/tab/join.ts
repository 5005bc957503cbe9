import { inTab } from '@balcao/contract/control/inTab.ts';
import { leadOnceFree } from './lead.ts';

/** Pages of the sandbox help to run it. Where no tab ran it, this page fetches what was asked for. */
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
