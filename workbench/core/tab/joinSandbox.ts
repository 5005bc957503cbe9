import { inTab } from '@balcao/contract/control/inTab.ts';
import { leadOnceFree } from './lead.ts';
import { followTabSandbox, noteAvailability } from './tabSandbox.ts';

/** Resolves once the service worker sees the requests of this page. */
async function controlled(base: string): Promise<void> {
  const { serviceWorker } = navigator;
  const script = new URL(base + inTab.serviceWorker, location.href).href;
  // A repeated registration waits for the browser's update check after a navigation, which can take half a minute.
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
  // Missing on an unencrypted host.
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

/** Takes part in running the sandbox, once per page; another tab takes over. False if the browser cannot. */
export function joinSandbox(base: string): Promise<boolean> {
  joined ??= join(base).then((isAvailable) => {
    noteAvailability(isAvailable);
    // A later attempt may succeed with a network that allows the service worker.
    if (!isAvailable) joined = undefined;
    return isAvailable;
  });
  return joined;
}
