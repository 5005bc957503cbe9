import { inTab } from '@balcao/contract/control/inTab.ts';
import { leadOnceFree } from './lead.ts';
import { followTabSandbox, noteAvailability } from './tabSandbox.ts';

/** Resolves once the service worker handles the requests of this page. */
async function controlled(base: string): Promise<void> {
  const { serviceWorker } = navigator;
  const script = new URL(base + inTab.serviceWorker, location.href).href;
  // A second registration would wait for the browser's update check after a navigation, which can take half a minute.
  if (serviceWorker.controller?.scriptURL === script) return;
  const known = await serviceWorker.getRegistration(base);
  if (known?.active?.scriptURL !== script) await serviceWorker.register(script, { scope: base });
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    // After a forced reload the page has no controller, although the service worker is active.
    active?.postMessage('claim');
  });
}

let joined: Promise<boolean> | undefined;

async function join(base: string): Promise<boolean> {
  // Browsers offer neither on an unencrypted host.
  if (!('serviceWorker' in navigator) || !('locks' in navigator)) return false;
  try {
    await controlled(base);
  } catch {
    return false;
  }
  followTabSandbox(base);
  leadOnceFree(base);
  return true;
}

/** Makes this page help to run the sandbox, so that another tab can take over. Resolves to false if it cannot. */
export function joinSandbox(base: string): Promise<boolean> {
  joined ??= join(base).then((isAvailable) => {
    noteAvailability(isAvailable);
    // A later attempt may succeed, if it was the network that kept the service worker from loading.
    if (!isAvailable) joined = undefined;
    return isAvailable;
  });
  return joined;
}
