import { inTab } from '@balcao/contract/control/inTab.ts';
import { leadOnceFree } from './lead.ts';
import { followTabSandbox, noteAvailability } from './tabSandbox.ts';

/** Resolves once the service worker sees the requests of this page. */
async function controlled(base: string): Promise<void> {
  const { serviceWorker } = navigator;
  const script = new URL(base + inTab.serviceWorker, location.href).href;
  // Who registers again waits for the check that a browser makes after each navigation, which can take half a minute.
  if (serviceWorker.controller?.scriptURL === script) return;
  const known = await serviceWorker.getRegistration(base);
  if (known?.active?.scriptURL !== script) await serviceWorker.register(script, { scope: base });
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    // After a forced reload nobody controls the page, and the service worker is as active as before.
    active?.postMessage('claim');
  });
}

let joined: Promise<boolean> | undefined;

async function join(base: string): Promise<boolean> {
  // A page of an unencrypted host has neither.
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

/** Takes part in running the sandbox, once a page; another tab takes over. False where the browser cannot. */
export function joinSandbox(base: string): Promise<boolean> {
  joined ??= join(base).then((isAvailable) => {
    noteAvailability(isAvailable);
    // Whoever looks again may meet a network that lets the service worker through.
    if (!isAvailable) joined = undefined;
    return isAvailable;
  });
  return joined;
}
