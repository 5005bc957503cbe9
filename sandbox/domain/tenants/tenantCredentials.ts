import { seed } from '@balcao/contract/scenarios/seed.ts';
import { hexDigestOf, lettersOf, numberOf } from '../ids/digest.ts';
import { type Refusal, refuse } from '../outcome.ts';

export interface Credentials {
  code: string;
  privateKey: string;
}

export interface TenantIdentity {
  tenant: string;
  platform: Credentials;
  otherPlatform: Credentials;
}

/** The tenant everybody shares until they ask for their own. */
export const sharedTenant = 'shared';

/** Who the shared tenant is: the contract's seed says it. */
export const sharedIdentity: TenantIdentity = {
  tenant: sharedTenant,
  platform: seed.platform,
  otherPlatform: seed.otherPlatform,
};

/** Whether a platform code is one of those that the documentation prints. */
export const isSharedPlatform = (code: string): boolean =>
  code === sharedIdentity.platform.code || code === sharedIdentity.otherPlatform.code;

/** Compares two texts in a time that does not tell where they differ. */
export function constantTimeEquals(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let at = 0; at < given.length; at += 1) {
    difference |= given.charCodeAt(at) ^ expected.charCodeAt(at % Math.max(expected.length, 1));
  }
  return difference === 0;
}

/** Codes have four digits or ten, the zeros they begin with included; nine digits are an entity's. */
export const hasCodeForm = (code: string): boolean => /^(?!\d{9}$)\d{4,}$/.test(code);

const nameLength = 24;
const keyLength = 24;

/** Digits of a private platform's code before the last, which tells its two platforms apart. */
const codeDigits = 9;

/** A private tenant, which follows from its seed on every sandbox: who knows the seed knows the key. */
export async function identityOf(given: string): Promise<TenantIdentity> {
  const number = (await numberOf(`${given} code`)) % 10n ** BigInt(codeDigits);
  const code = String(number).padStart(codeDigits, '0');
  return {
    tenant: await hexDigestOf(`${given} tenant`, nameLength),
    platform: { code: `${code}1`, privateKey: await lettersOf(`${given} key 1`, keyLength) },
    otherPlatform: { code: `${code}2`, privateKey: await lettersOf(`${given} key 2`, keyLength) },
  };
}

export const refuseFrozen = (reason: string): Refusal => refuse('c1201', { values: { reason } });
