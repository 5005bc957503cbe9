import { hexDigestOf, lettersOf } from '../ids/digest.ts';
import type { Runtime } from '../runtime.ts';

const tokenLength = 40;
const hashLength = 40;

/** Token of a tenant's n-th checkout. A hash makes it reproducible on a fresh sandbox and unique across tenants. */
export function tokenOf(tenant: string, serial: number): Promise<string> {
  return lettersOf(`${tenant} checkout ${serial}`, tokenLength);
}

/** 40 hex digits in the URL of a full-page checkout, unique for each (docs/decisions/checkout-pages.md). */
export function pageHashOf(tenant: string, serial: number): Promise<string> {
  return hexDigestOf(`${tenant} page ${serial}`, hashLength);
}

/** Unpredictable token, for a page imported from another sandbox. */
export function newToken(runtime: Pick<Runtime, 'randomUuid'>): Promise<string> {
  return lettersOf(`${runtime.randomUuid()} ${runtime.randomUuid()}`, tokenLength);
}
