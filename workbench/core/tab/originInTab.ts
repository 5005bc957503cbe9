import { inTab } from '@balcao/contract/control/inTab.ts';

/** Origin and path of the sandbox in the reader's tab, without a trailing slash. */
export const originInTab = (base: string): string => location.origin + base + inTab.path;

/** Base path of the site to whose tab sandbox this origin belongs; undefined for any other origin. */
export function baseInTab(origin: string): string | undefined {
  const own = globalThis.location?.origin;
  if (!own || !origin.startsWith(`${own}/`) || !origin.endsWith(`/${inTab.path}`)) return undefined;
  return origin.slice(own.length, -inTab.path.length);
}
