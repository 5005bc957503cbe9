import { fetchJson, isNetworkFailure } from './client.ts';
import { chosenDestination, type Destination, destinationKinds, originOf } from './destination.ts';
import { joinSandbox } from './tab/joinSandbox.ts';
import { baseInTab, originInTab } from './tab/originInTab.ts';
import { whileWaiting } from './tab/tabSandbox.ts';

const healthTimeoutSeconds = 2;

/** Timeout for loading and starting the tab's sandbox on a slow phone. */
const startTimeoutSeconds = 30;

interface Settings {
  sandboxUrl?: unknown;
  /** Base path of the site, if a sandbox can run in the reader's tab. */
  inTab?: unknown;
  /** Whether the tab's sandbox is the default, because there is no sandbox server for the site. */
  inTabByDefault?: unknown;
}

async function settingsOf(baseUrl: string): Promise<Settings> {
  const url = `${baseUrl}runtime.json`;
  const settings = await fetchJson({ method: 'GET', url, timeoutSeconds: healthTimeoutSeconds });
  return isNetworkFailure(settings) ? {} : ((settings.body as Settings | null) ?? {});
}

/** Origins without a trailing slash; undefined if the site's settings do not contain them. */
export interface SiteOrigins {
  /** Origin of the default destination. */
  local?: string | undefined;
  /** Origin of the sandbox in the reader's tab. */
  tab?: string | undefined;
}

/** Origins of the sandboxes in the site's settings, whether or not they run. */
export async function siteOrigins(baseUrl: string): Promise<SiteOrigins> {
  const { sandboxUrl, inTab, inTabByDefault } = await settingsOf(baseUrl);
  const tab = typeof inTab === 'string' ? originInTab(inTab) : undefined;
  const server = typeof sandboxUrl === 'string' ? sandboxUrl.replace(/\/+$/, '') : undefined;
  return { tab, local: inTabByDefault === true ? tab : server };
}

/** Origin of a destination; undefined for replays, and if the site's settings contain none. */
export function originAmong(named: SiteOrigins, destination: Destination): string | undefined {
  const { kind } = destination;
  return kind === 'local' || kind === 'tab' ? named[kind] : originOf(destination);
}

/** Origin of a destination. Fetches the site's settings if they are needed. */
export async function findOrigin(baseUrl: string, destination: Destination): Promise<string | undefined> {
  return originOf(destination) ?? originAmong(await siteOrigins(baseUrl), destination);
}

/** Whether a sandbox responds at an origin. Starts it if it is the tab's sandbox. */
export async function isSandboxAt(origin: string): Promise<boolean> {
  const base = baseInTab(origin);
  if (base === undefined) return isHealthy(origin, healthTimeoutSeconds);
  return whileWaiting(async () => (await joinSandbox(base)) && isHealthy(origin, startTimeoutSeconds));
}

async function isHealthy(origin: string, timeoutSeconds: number): Promise<boolean> {
  const health = await fetchJson({ method: 'GET', url: `${origin}/sandbox/health`, timeoutSeconds });
  return !isNetworkFailure(health) && health.status === 200;
}

/** Origin of the destination if it is a sandbox that responds; otherwise undefined. There is no fallback. */
export async function findSandbox(
  baseUrl: string,
  destination: Destination = chosenDestination(),
): Promise<string | undefined> {
  if (!destinationKinds[destination.kind].simulators) return undefined;
  const origin = await findOrigin(baseUrl, destination);
  return origin && (await isSandboxAt(origin)) ? origin : undefined;
}
