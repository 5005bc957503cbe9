import { inTab } from '@balcao/contract/control/inTab.ts';
import { leadOnceFree } from './lead.ts';

/** Makes this page help to run the sandbox. If no tab was running it, the page then fetches the requested page. */
const base = new URL(import.meta.url).pathname.replace(inTab.joinScript, '');
const script = document.querySelector('script[data-show]');

leadOnceFree(base);
if (script) {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
  const html = await response.text();
  // `document.open` keeps this page's worker. A new document would again find no tab that runs the sandbox.
  document.open();
  document.write(html);
  document.close();
}
