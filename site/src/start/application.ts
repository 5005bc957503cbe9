import { dataBlock } from './dataBlock.ts';
import { isFastNetwork } from './fastNetwork.ts';
import { hasTakenOver } from './nodes.ts';

/** Whether the page is in the frame of the API panel. */
export const isFramed = (): boolean => Boolean(window.frameElement);

/** Timeout of the application's start. */
const patienceMilliseconds = 20_000;

const isStyles = (address: string) => address.endsWith('.css');

let isWanted = false;

/**
 * Loads and runs the application once.
 * @param onFailure called when loading fails; a later call retries
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
  // Failed script elements are removed, because webpack's loader would wait for them.
  const failWith = ({ target }: Event) => {
    (target as Element).remove();
    fail();
  };
  const timer = setTimeout(fail, patienceMilliseconds);
  const add = () => {
    for (const address of dataBlock().application) {
      const part = isStyles(address)
        ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
        : Object.assign(document.createElement('script'), { src: address, async: false, onerror: failWith });
      document.head.append(part);
    }
  };
  // Hydration needs the complete document.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', add);
  else add();
}

/** Prefetches the application on a fast network when the page is idle. */
export function prefetchApplication(): void {
  if (!isFastNetwork()) return;
  requestIdleCallback(() => {
    for (const address of isWanted ? [] : dataBlock().application) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', as: isStyles(address) ? 'style' : 'script', href: address });
      document.head.append(link);
    }
  });
}
