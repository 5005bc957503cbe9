import { readFileSync } from 'node:fs';
import { packageArchive } from '@balcao/text/urls.ts';
import { provider } from '../../provider.config.ts';

/** Source of this package's installation, from npm; undefined for its sources, and for a local archive. */
export function installedFrom(): string | undefined {
  try {
    const { packages } = JSON.parse(readFileSync(new URL('../../.package-lock.json', import.meta.url), 'utf8'));
    const { resolved } = packages['node_modules/balcao'];
    return /^https?:/.test(resolved) ? resolved : undefined;
  } catch {
    return undefined;
  }
}

/** Documentation of this package: at its installation source, else the provider's. */
export function siteUrl(): string {
  const from = installedFrom();
  return from?.endsWith(`/${packageArchive}`) ? from.slice(0, -packageArchive.length - 1) : provider.site;
}
