/** Where a payer goes after the page: a site, by its host, or an application on the same device. */
export type RedirectTarget = { kind: 'site'; host: string } | { kind: 'app' };

/** What kind of place an address is. */
export function redirectTarget(address: string): RedirectTarget {
  const { protocol, host } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? { kind: 'site', host } : { kind: 'app' };
}

/** Time to read where the page goes, before it goes there. */
export const redirectSeconds = 4;

/** Whether the payer came here by the browser's back button, away from the very place the page would send him to. */
export function cameByBackButton(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}
