import { inTab } from '@balcao/contract/control/inTab.ts';

/** Where the sandbox of the reader's tab answers, without a slash at its end. */
export const originInTab = (base: string): string => location.origin + base + inTab.path;

/** Base path of the site whose sandbox of the tab an origin is; undefined for any other server. */
export function baseInTab(origin: string): string | undefined {
  const own = globalThis.location?.origin;
  if (!own || !origin.startsWith(`${own}/`) || !origin.endsWith(`/${inTab.path}`)) return undefined;
  return origin.slice(own.length, -inTab.path.length);
}
