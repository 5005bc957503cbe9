import { call, isTrouble } from './client.ts';

/** How long a sandbox may take to say that it is there. */
const patienceSeconds = 2;

/**
 * The sandbox this page can reach.
 * @param baseUrl base of the site, where `runtime.json` names the sandbox's origin
 * @returns the origin without a slash at its end, or undefined when no sandbox answers
 */
export async function findSandbox(baseUrl: string): Promise<string | undefined> {
  const settings = await call({
    method: 'GET',
    url: `${baseUrl}runtime.json`,
    timeoutSeconds: patienceSeconds,
  });
  if (isTrouble(settings)) return undefined;
  const origin = (settings.body as { sandboxUrl?: unknown } | null)?.sandboxUrl;
  if (typeof origin !== 'string') return undefined;
  const sandboxUrl = origin.replace(/\/+$/, '');
  const health = await call({
    method: 'GET',
    url: `${sandboxUrl}/sandbox/health`,
    timeoutSeconds: patienceSeconds,
  });
  return !isTrouble(health) && health.status === 200 ? sandboxUrl : undefined;
}
