import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** HMAC-SHA256 of the raw body followed by the timestamp's digits, as hex (docs/decisions/signatures.md). */
export function signatureHash(privateKey: string, body: string, timestampSeconds: number | string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(privateKey), utf8ToBytes(`${body}${timestampSeconds}`)));
}

export function signatureHeader(privateKey: string, body: string, timestampSeconds: number): string {
  return `hash=${signatureHash(privateKey, body, timestampSeconds)},ts=${timestampSeconds}`;
}

/** `hookHash` of the form body: SHA-256 of key, action and date (docs/decisions/signatures.md). */
export function hookHash(privateKey: string, action: string, date: string): string {
  return bytesToHex(sha256(utf8ToBytes(privateKey + action + date)));
}
