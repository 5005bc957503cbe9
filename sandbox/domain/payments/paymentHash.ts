import { hexDigestOf } from '../ids/digest.ts';

const idDigits = 8;
const proofDigits = 32;

/**
 * What the old service identifies a payment by besides its id: the id itself, and a digest that tells a slip
 * (docs/decisions/soap-compatibility.md). Nothing is stored, so that every payment has one, however it was made.
 * @returns 40 hex digits
 */
export async function paymentHashOf(tenant: string, id: number): Promise<string> {
  const proof = await hexDigestOf(`${tenant} payment ${id}`, proofDigits);
  return id.toString(16).padStart(idDigits, '0') + proof;
}

/**
 * The id of the payment a hash belongs to.
 * @returns undefined for a text that is no payment's hash
 */
export async function idOfHash(tenant: string, hash: string): Promise<number | undefined> {
  const id = Number.parseInt(hash.slice(0, idDigits), 16);
  if (!Number.isSafeInteger(id)) return undefined;
  return (await paymentHashOf(tenant, id)) === hash.toLowerCase() ? id : undefined;
}
