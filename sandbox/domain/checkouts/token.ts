import { hexDigestOf, lettersOf } from '../ids/digest.ts';
import type { Runtime } from '../runtime.ts';

const tokenLength = 40;
const hashLength = 40;

/** The token of a tenant's n-th checkout, from a hash: the same on a fresh sandbox, and no tenant's twice. */
export function tokenOf(tenant: string, serial: number): Promise<string> {
  return lettersOf(`${tenant} checkout ${serial}`, tokenLength);
}

/** 40 hex digits in the address of a whole page, different for each (docs/decisions/checkout-pages.md). */
export function pageHashOf(tenant: string, serial: number): Promise<string> {
  return hexDigestOf(`${tenant} page ${serial}`, hashLength);
}

/** A token that nobody can know beforehand, for a page that comes from another sandbox. */
export function newToken(runtime: Pick<Runtime, 'randomUuid'>): Promise<string> {
  return lettersOf(`${runtime.randomUuid()} ${runtime.randomUuid()}`, tokenLength);
}
