import { isFastNetwork } from './fastNetwork.ts';
import { hasTakenOver } from './nodes.ts';

/** How long the application may take before nothing is waited for any more. */
const patienceMilliseconds = 20_000;

/** Addresses of its stylesheet and its scripts, in their order; the page's template leaves them in a data block. */
function applicationUrls(): string[] {
  return JSON.parse(document.getElementById('application')?.textContent ?? '[]');
}

const isStyles = (address: string) => address.endsWith('.css');

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
  // What failed goes, else the application would wait for it where it asks for the same script itself.
  const failWith = ({ target }: Event) => {
    (target as Element).remove();
    fail();
  };
  const timer = setTimeout(fail, patienceMilliseconds);
  const add = () => {
    for (const address of applicationUrls()) {
      const part = isStyles(address)
        ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
        : Object.assign(document.createElement('script'), { src: address, async: false, onerror: failWith });
      document.head.append(part);
    }
  };
  // It takes over the whole page: one that is still arriving would seem to end too early.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', add);
  else add();
}

/** Fetches it without running it, where the network is fast and the page is at rest. */
export function prefetchApplication(): void {
  if (!isFastNetwork()) return;
  requestIdleCallback(() => {
    for (const address of isWanted ? [] : applicationUrls()) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', as: isStyles(address) ? 'style' : 'script', href: address });
      document.head.append(link);
    }
  });
}
