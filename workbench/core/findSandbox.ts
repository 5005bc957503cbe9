import { fetchJson, isNetworkFailure } from './client.ts';
import { chosenDestination, type Destination, destinationKinds, originOf } from './destination.ts';
import { joinSandbox } from './tab/joinSandbox.ts';
import { baseInTab, originInTab } from './tab/originInTab.ts';

/** How long a sandbox may take to respond to the health check. */
const healthTimeoutSeconds = 2;

/** How long the sandbox of the tab may take to load and start, on a slow phone. */
const startTimeoutSeconds = 30;

/** What a site says of its sandbox. */
interface Settings {
  /** A server. */
  sandboxUrl?: unknown;
  /** Base path of a site without a server of its own, where the sandbox runs in the reader's tab. */
  inTab?: unknown;
}

async function settingsOf(baseUrl: string): Promise<Settings> {
  const url = `${baseUrl}runtime.json`;
  const settings = await fetchJson({ method: 'GET', url, timeoutSeconds: healthTimeoutSeconds });
  return isNetworkFailure(settings) ? {} : ((settings.body as Settings | null) ?? {});
}

/**
 * The origin of the site's own sandbox, whether or not it answers.
 * @param baseUrl base of the site, where `runtime.json` names it
 * @returns without a slash at its end, or undefined when the site names none
 */
export async function localOrigin(baseUrl: string): Promise<string | undefined> {
  const { sandboxUrl, inTab } = await settingsOf(baseUrl);
  if (typeof inTab === 'string') return originInTab(inTab);
  return typeof sandboxUrl === 'string' ? sandboxUrl.replace(/\/+$/, '') : undefined;
}

/** Whether a sandbox answers at an origin. The one of the tab is started for it. */
export async function isSandboxAt(origin: string): Promise<boolean> {
  const base = baseInTab(origin);
  if (base !== undefined && !(await joinSandbox(base))) return false;
  const url = `${origin}/sandbox/health`;
  const timeoutSeconds = base === undefined ? healthTimeoutSeconds : startTimeoutSeconds;
  const health = await fetchJson({ method: 'GET', url, timeoutSeconds });
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
