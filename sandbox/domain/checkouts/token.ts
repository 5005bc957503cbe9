import { hexDigestOf, lettersOf } from '../ids/digest.ts';
import type { Runtime } from '../runtime.ts';

const tokenLength = 40;
const hashLength = 40;

/**
 * The token of a tenant's n-th checkout: a name's hash, so that the same calls on a fresh sandbox give the same tokens
 * and no two tenants share one.
 * @returns 40 letters and digits
 */
export function tokenOf(tenant: string, serial: number): Promise<string> {
  return lettersOf(`${tenant} checkout ${serial}`, tokenLength);
}

/**
 * What the address of a whole page carries besides the token; another for each checkout
 * (docs/decisions/checkout-pages.md).
 * @returns 40 hex digits
 */
export function pageHashOf(tenant: string, serial: number): Promise<string> {
  return hexDigestOf(`${tenant} page ${serial}`, hashLength);
}

/**
 * A token that nobody can know beforehand, for a page that comes from another sandbox.
 * @returns 40 letters and digits
 */
export function newToken(runtime: Pick<Runtime, 'randomUuid'>): Promise<string> {
  return lettersOf(`${runtime.randomUuid()} ${runtime.randomUuid()}`, tokenLength);
}
