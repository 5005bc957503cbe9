import { inTab, leaderLock, type TabMessage, type WorkerMessage } from '@balcao/contract/control/inTab.ts';

/** Posts a delivery for the worker, and returns its result. */
async function post({ id, url, headers, body }: Extract<WorkerMessage, { kind: 'post' }>): Promise<TabMessage> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      credentials: 'omit',
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect')
      return { kind: 'postFailed', id, reason: 'the receiver redirects; a browser does not say where' };
    return { kind: 'posted', id, status: response.status };
  } catch (error) {
    return { kind: 'postFailed', id, reason: String((error as Error).message) };
  }
}

/**
 * Runs the sandbox in a worker once no other page does, and until the page is left. Stops on pagehide, because a
 * browser may keep the page in its back/forward cache with the worker and its lock, which would block other pages
 * (html.spec.whatwg.org, "back/forward cache"). Starts again on pageshow.
 * @param base path of the site, with a slash at both ends
 */
export function leadOnceFree(base: string): void {
  const left = new AbortController();
  const leave = () => {
    left.abort();
    addEventListener('pageshow', () => leadOnceFree(base), { once: true });
  };
  addEventListener('pagehide', leave, { once: true });

  const lead = () =>
    new Promise<void>((resolve) => {
      const worker = startWorker(base);
      left.signal.addEventListener('abort', () => {
        worker.terminate();
        resolve();
      });
    });
  // Leaving the page rejects a pending request for the lock.
  navigator.locks.request(leaderLock(base), { signal: left.signal }, lead).catch(() => undefined);
}

function startWorker(base: string): Worker {
  const worker = new Worker(base + inTab.worker, { type: 'module' });
  const say = (message: TabMessage) => worker.postMessage(message);
  worker.addEventListener('message', async ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'failed') console.error(data.reason);
    if (data.kind === 'post') say(await post(data));
  });
  const site = location.origin + base;
  say({ kind: 'start', base, publicUrl: site + inTab.path, siteUrl: site.replace(/\/$/, '') });
  return worker;
}
