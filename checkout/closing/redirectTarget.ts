/** Target of the redirect: a site, by its host, or an application on the same device. */
type RedirectTarget = { kind: 'site'; host: string } | { kind: 'app' };

/** Kind of a redirect URL. */
export function redirectTarget(address: string): RedirectTarget {
  const { protocol, host } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? { kind: 'site', host } : { kind: 'app' };
}

/** Delay before the redirect, long enough to read its target. */
export const redirectSeconds = 4;

/** Whether the payer came back by the browser's back button, so that the page must not redirect again. */
export function cameByBackButton(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}
