import { fetchJson, isNetworkFailure } from './client.ts';
import { chosenDestination, type Destination, destinationKinds, originOf } from './destination.ts';

/** How long a sandbox may take to respond to the health check. */
const healthTimeoutSeconds = 2;

/**
 * The origin of the site's own sandbox, whether or not it answers.
 * @param baseUrl base of the site, where `runtime.json` names it
 * @returns without a slash at its end, or undefined when the site names none
 */
export async function localOrigin(baseUrl: string): Promise<string | undefined> {
  const settings = await fetchJson({
    method: 'GET',
    url: `${baseUrl}runtime.json`,
    timeoutSeconds: healthTimeoutSeconds,
  });
  if (isNetworkFailure(settings)) return undefined;
  const origin = (settings.body as { sandboxUrl?: unknown } | null)?.sandboxUrl;
  return typeof origin === 'string' ? origin.replace(/\/+$/, '') : undefined;
}

/** Whether a sandbox answers at an origin. */
export async function isSandboxAt(origin: string): Promise<boolean> {
  const url = `${origin}/sandbox/health`;
  const health = await fetchJson({ method: 'GET', url, timeoutSeconds: healthTimeoutSeconds });
  return !isNetworkFailure(health) && health.status === 200;
}

/**
 * The sandbox that the reader chose, if it answers. No other one takes its place.
 * @param baseUrl base of the site
 * @param destination by default the stored choice
 * @returns the origin without a slash at its end; undefined when no sandbox answers, and for a destination without
 * simulators
 */
export async function findSandbox(
  baseUrl: string,
  destination: Destination = chosenDestination(),
): Promise<string | undefined> {
  if (!destinationKinds[destination.kind].simulators) return undefined;
  const origin = originOf(destination) ?? (await localOrigin(baseUrl));
  return origin && (await isSandboxAt(origin)) ? origin : undefined;
}
