/** Where a payer goes after the page: a site, by its host, or an application on the same device. */
export type Place = { kind: 'site'; host: string } | { kind: 'app' };

/** What kind of place an address is. */
export function placeOf(address: string): Place {
  const { protocol, host } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? { kind: 'site', host } : { kind: 'app' };
}

/** Time to read where the page goes, before it goes there. */
export const onwardSeconds = 4;

/** Whether the payer came here by the browser's back button, away from the very place the page would send him to. */
export function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}
