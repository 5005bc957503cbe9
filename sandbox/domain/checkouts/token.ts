const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const tokenLength = 40;
const hashLength = 40;

async function digestOf(name: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)));
}

/**
 * The token of a tenant's n-th checkout: a name's hash, so that the same calls on a fresh sandbox give the same tokens
 * and no two tenants share one.
 * @returns 40 letters and digits
 */
export async function tokenOf(tenant: string, serial: number): Promise<string> {
  let rest = (await digestOf(`${tenant} checkout ${serial}`)).reduce(
    (number, byte) => number * 256n + BigInt(byte),
    0n,
  );
  let token = '';
  while (token.length < tokenLength) {
    token += alphabet[Number(rest % 62n)];
    rest /= 62n;
  }
  return token;
}

/**
 * What the address of a whole page carries besides the token; another for each checkout (FACTS 4).
 * @returns 40 hex digits
 */
export async function pageHashOf(tenant: string, serial: number): Promise<string> {
  const bytes = await digestOf(`${tenant} page ${serial}`);
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashLength);
}
