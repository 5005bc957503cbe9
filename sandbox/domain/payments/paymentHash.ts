import { hexDigestOf } from '../ids/digest.ts';

const idDigits = 8;
const proofDigits = 32;

/** Payment id with a digest against typing errors; 40 hex digits, not stored (docs/decisions/soap-compatibility.md). */
export async function paymentHashOf(tenant: string, id: number): Promise<string> {
  const proof = await hexDigestOf(`${tenant} payment ${id}`, proofDigits);
  return id.toString(16).padStart(idDigits, '0') + proof;
}

/** Payment id contained in a hash; undefined for an invalid hash. */
export async function idOfHash(tenant: string, hash: string): Promise<number | undefined> {
  const id = Number.parseInt(hash.slice(0, idDigits), 16);
  if (!Number.isSafeInteger(id)) return undefined;
  return (await paymentHashOf(tenant, id)) === hash.toLowerCase() ? id : undefined;
}
