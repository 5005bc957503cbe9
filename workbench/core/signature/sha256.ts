import { hexOf } from '@balcao/text/hex.ts';

/** SHA-256 of a text, as 64 hexadecimal digits; only where `canSign`. */
export async function sha256(text: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
