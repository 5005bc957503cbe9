import { readFileSync } from 'node:fs';
import { packageArchive } from '@balcao/text/packageArchive.ts';
import { provider } from '../../provider.config.ts';

/** Where npm installed this package from, as it notes; undefined for its sources, and for an archive of this machine. */
export function installedFrom(): string | undefined {
  try {
    const { packages } = JSON.parse(
      readFileSync(new URL('../../.package-lock.json', import.meta.url), 'utf8'),
    );
    const { resolved } = packages['node_modules/balcao'];
    return /^https?:/.test(resolved) ? resolved : undefined;
  } catch {
    return undefined;
  }
}

/** The documentation that this package came with: where it was installed from, else where the provider has it. */
export function siteUrl(): string {
  const from = installedFrom();
  return from?.endsWith(`/${packageArchive}`) ? from.slice(0, -packageArchive.length - 1) : provider.site;
}
