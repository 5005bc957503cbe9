import { fetchJson, isNetworkFailure } from './client.ts';

/** How long a sandbox may take to respond to the health check. */
const healthTimeoutSeconds = 2;

/**
 * The sandbox this page can reach.
 * @param baseUrl base of the site, where `runtime.json` names the sandbox's origin
 * @returns the origin without a slash at its end, or undefined when no sandbox answers
 */
export async function findSandbox(baseUrl: string): Promise<string | undefined> {
  const settings = await fetchJson({
    method: 'GET',
    url: `${baseUrl}runtime.json`,
    timeoutSeconds: healthTimeoutSeconds,
  });
  if (isNetworkFailure(settings)) return undefined;
  const origin = (settings.body as { sandboxUrl?: unknown } | null)?.sandboxUrl;
  if (typeof origin !== 'string') return undefined;
  const sandboxUrl = origin.replace(/\/+$/, '');
  const health = await fetchJson({
    method: 'GET',
    url: `${sandboxUrl}/sandbox/health`,
    timeoutSeconds: healthTimeoutSeconds,
  });
  return !isNetworkFailure(health) && health.status === 200 ? sandboxUrl : undefined;
}
