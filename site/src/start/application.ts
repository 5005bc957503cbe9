import { hasTakenOver } from './nodes.ts';

/** How long the application may take before nothing is waited for any more. */
const patienceMilliseconds = 20_000;

/** Addresses of its scripts, in their order; the page's template leaves them in a data block. */
export function scriptAddresses(): string[] {
  return JSON.parse(document.getElementById('application')?.textContent ?? '[]');
}

let isWanted = false;

/**
 * Fetches and runs the application, once.
 * @param onFailure it does not come; asked again, it is tried again
 */
export function startApplication(onFailure: () => void): void {
  if (isWanted) return;
  isWanted = true;
  const fail = () => {
    clearTimeout(timer);
    if (hasTakenOver()) return;
    isWanted = false;
    onFailure();
  };
  const timer = setTimeout(fail, patienceMilliseconds);
  const add = () => {
    for (const address of scriptAddresses()) {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      script.onerror = fail;
      document.head.append(script);
    }
  };
  // It takes over the whole page: one that is still arriving would seem to end too early.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', add);
  else add();
}

/** Fetches it without running it, where the network is known to be fast and unmetered and the page is at rest. */
export function fetchAhead(): void {
  const network = (navigator as { connection?: { saveData?: boolean; downlink?: number } }).connection;
  const fastMegabitsPerSecond = 5;
  if (!network || network.saveData || (network.downlink ?? 0) < fastMegabitsPerSecond) return;
  requestIdleCallback(() => {
    for (const address of isWanted ? [] : scriptAddresses()) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', as: 'script', href: address });
      document.head.append(link);
    }
  });
}
