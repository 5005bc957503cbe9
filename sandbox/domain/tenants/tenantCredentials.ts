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

/** Tenant shared by all callers without a private sandbox. */
export const sharedTenant = 'shared';

/** Identity of the shared tenant, from the contract's seed. */
export const sharedIdentity: TenantIdentity = {
  tenant: sharedTenant,
  platform: seed.platform,
  otherPlatform: seed.otherPlatform,
};

/** Whether a platform code belongs to the shared tenant, whose codes are in the documentation. */
export const isSharedPlatform = (code: string): boolean =>
  code === sharedIdentity.platform.code || code === sharedIdentity.otherPlatform.code;

/** Compares two strings in constant time. */
export function constantTimeEquals(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let at = 0; at < given.length; at += 1) {
    difference |= given.charCodeAt(at) ^ expected.charCodeAt(at % Math.max(expected.length, 1));
  }
  return difference === 0;
}

/** Platform codes have four or ten digits, including leading zeros; nine digits are an entity's tax number. */
export const hasCodeForm = (code: string): boolean => /^(?!\d{9}$)\d{4,}$/.test(code);

const nameLength = 24;
const keyLength = 24;

/** Digits of a private platform's code before the last digit, which distinguishes the tenant's two platforms. */
const codeDigits = 9;

/** Identity of the private tenant with this seed. Even the keys are derived from it, so every sandbox has the same. */
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
