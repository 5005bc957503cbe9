import { dataBlock, type Program } from './dataBlock.ts';
import { isFastNetwork } from './fastNetwork.ts';
import { hasStarted } from './nodes.ts';

/** Whether the page is in the frame of the API panel. */
export const isFramed = (): boolean => Boolean(window.frameElement);

/** Timeout of a program's start. */
const patienceMilliseconds = 20_000;

const isStyles = (address: string) => address.endsWith('.css');

const wanted = new Set<Program>();
const added = new Set<string>();

/**
 * Loads and runs a program once.
 * @param onFailure called when loading fails; a later call retries
 */
export function startProgram(program: Program, onFailure: () => void): void {
  if (wanted.has(program)) return;
  wanted.add(program);
  const fail = () => {
    clearTimeout(timer);
    if (hasStarted(program)) return;
    wanted.delete(program);
    onFailure();
  };
  const timer = setTimeout(fail, patienceMilliseconds);
  const add = () => {
    // The programs share files.
    for (const address of dataBlock().programs[program].filter((each) => !added.has(each))) {
      added.add(address);
      // Failed elements are removed, because webpack's loader would wait for them.
      const onerror = () => {
        part.remove();
        added.delete(address);
        fail();
      };
      const part = isStyles(address)
        ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
        : Object.assign(document.createElement('script'), { src: address, async: false, onerror });
      document.head.append(part);
    }
  };
  // Hydration needs the complete document.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', add);
  else add();
}

/** Prefetches what the page may start on a fast network when the page is idle. */
export function prefetchPrograms(): void {
  if (!isFastNetwork()) return;
  requestIdleCallback(() => {
    const { application, islands } = dataBlock().programs;
    for (const address of wanted.size > 0 ? [] : new Set([...application, ...islands])) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', as: isStyles(address) ? 'style' : 'script', href: address });
      document.head.append(link);
    }
  });
}
