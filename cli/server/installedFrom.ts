import { readFileSync } from 'node:fs';
import { packageArchive } from '@balcao/text/urls.ts';
import { provider } from '../../provider.config.ts';

/** URL from which npm installed this package; undefined for the repository and for a local archive. */
export function installedFrom(): string | undefined {
  try {
    const { packages } = JSON.parse(readFileSync(new URL('../../.package-lock.json', import.meta.url), 'utf8'));
    const { resolved } = packages['node_modules/balcao'];
    return /^https?:/.test(resolved) ? resolved : undefined;
  } catch {
    return undefined;
  }
}

/** URL of this package's documentation: the site from which it was installed, or else the provider's. */
export function siteUrl(): string {
  const from = installedFrom();
  return from?.endsWith(`/${packageArchive}`) ? from.slice(0, -packageArchive.length - 1) : provider.site;
}
