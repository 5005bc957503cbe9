import { hexDigestOf } from '../ids/digest.ts';

const idDigits = 8;
const proofDigits = 32;

/** An id with a digest that tells a slip, 40 hex digits, stored nowhere (docs/decisions/soap-compatibility.md). */
export async function paymentHashOf(tenant: string, id: number): Promise<string> {
  const proof = await hexDigestOf(`${tenant} payment ${id}`, proofDigits);
  return id.toString(16).padStart(idDigits, '0') + proof;
}

/** The id of the payment a hash belongs to; undefined for a text that is none. */
export async function idOfHash(tenant: string, hash: string): Promise<number | undefined> {
  const id = Number.parseInt(hash.slice(0, idDigits), 16);
  if (!Number.isSafeInteger(id)) return undefined;
  return (await paymentHashOf(tenant, id)) === hash.toLowerCase() ? id : undefined;
}
