import { fetchJson, isNetworkFailure } from './client.ts';
import { chosenDestination, type Destination, destinationKinds, originOf } from './destination.ts';
import { joinSandbox } from './tab/joinSandbox.ts';
import { baseInTab, originInTab } from './tab/originInTab.ts';
import { whileWaiting } from './tab/tabSandbox.ts';

/** How long a sandbox may take to respond to the health check. */
const healthTimeoutSeconds = 2;

/** How long the sandbox of the tab may take to load and start, on a slow phone. */
const startTimeoutSeconds = 30;

interface Settings {
  sandboxUrl?: unknown;
  /** Base path of the site, whose sandbox can run in the reader's tab. */
  inTab?: unknown;
  /** Whether it does unless the reader chooses otherwise, because nobody serves a sandbox beside the site. */
  inTabByDefault?: unknown;
}

async function settingsOf(baseUrl: string): Promise<Settings> {
  const url = `${baseUrl}runtime.json`;
  const settings = await fetchJson({ method: 'GET', url, timeoutSeconds: healthTimeoutSeconds });
  return isNetworkFailure(settings) ? {} : ((settings.body as Settings | null) ?? {});
}

/** Origins without a slash at their end; undefined for what the site does not name. */
export interface SiteOrigins {
  /** Where calls go unless the reader chooses otherwise. */
  local?: string | undefined;
  /** The sandbox of the reader's tab. */
  tab?: string | undefined;
}

/** The origins of the site's own sandboxes, whether or not they answer. */
export async function siteOrigins(baseUrl: string): Promise<SiteOrigins> {
  const { sandboxUrl, inTab, inTabByDefault } = await settingsOf(baseUrl);
  const tab = typeof inTab === 'string' ? originInTab(inTab) : undefined;
  const server = typeof sandboxUrl === 'string' ? sandboxUrl.replace(/\/+$/, '') : undefined;
  return { tab, local: inTabByDefault === true ? tab : server };
}

/** The origin that calls to a destination go to; undefined where nothing is sent, and where the site names none. */
export function originAmong(named: SiteOrigins, destination: Destination): string | undefined {
  const { kind } = destination;
  return kind === 'local' || kind === 'tab' ? named[kind] : originOf(destination);
}

/** The same where the site has not been asked yet. */
export async function findOrigin(baseUrl: string, destination: Destination): Promise<string | undefined> {
  return originOf(destination) ?? originAmong(await siteOrigins(baseUrl), destination);
}

/** Whether a sandbox answers at an origin. The one of the tab is started for it. */
export async function isSandboxAt(origin: string): Promise<boolean> {
  const base = baseInTab(origin);
  if (base === undefined) return isHealthy(origin, healthTimeoutSeconds);
  return whileWaiting(async () => (await joinSandbox(base)) && isHealthy(origin, startTimeoutSeconds));
}

async function isHealthy(origin: string, timeoutSeconds: number): Promise<boolean> {
  const health = await fetchJson({ method: 'GET', url: `${origin}/sandbox/health`, timeoutSeconds });
  return !isNetworkFailure(health) && health.status === 200;
}

/** The sandbox that the reader chose, if it answers and has simulators. No other one takes its place. */
export async function findSandbox(
  baseUrl: string,
  destination: Destination = chosenDestination(),
): Promise<string | undefined> {
  if (!destinationKinds[destination.kind].simulators) return undefined;
  const origin = await findOrigin(baseUrl, destination);
  return origin && (await isSandboxAt(origin)) ? origin : undefined;
}
