/** Credentials of a platform, and the entity it acts for. */
export interface ApiCredentials {
  platformCode: string;
  privateKey: string;
  clientId: string;
}

/** Credentials of which nothing was typed yet. */
export const noCredentials: ApiCredentials = { platformCode: '', privateKey: '', clientId: '' };

/**
 * What keys may consist of. They are printed in samples that are copied into a shell, so a key from a link or from
 * another script must not be able to end its quotes.
 */
const keyPatterns = {
  platformCode: /^\d{1,20}$/,
  privateKey: /^[\w.~+/=-]{1,200}$/,
  clientId: /^\d{9}$/,
} as const satisfies Record<keyof ApiCredentials, RegExp>;

/** The fields of credentials. */
export const credentialNames = Object.keys(keyPatterns) as (keyof ApiCredentials)[];

/** Whether a value can be one field of credentials. */
export function isKey(name: keyof ApiCredentials, value: unknown): value is string {
  return typeof value === 'string' && keyPatterns[name].test(value);
}

/** Whether a value has credentials that can be used. */
export function isApiCredentials(value: unknown): value is ApiCredentials {
  if (!value || typeof value !== 'object') return false;
  const given = value as Record<string, unknown>;
  return credentialNames.every((name) => isKey(name, given[name]));
}

/** Test credentials of every fresh sandbox. */
export interface SeedCredentials {
  platform: { code: string; privateKey: string };
  entity: { clientId: string };
}

/** The credentials of every fresh sandbox. */
export function seedCredentials({ platform, entity }: SeedCredentials): ApiCredentials {
  return { platformCode: platform.code, privateKey: platform.privateKey, clientId: entity.clientId };
}

/** Headers of every call: credentials, entity, and language of the response. */
export function apiHeaders(keys: ApiCredentials, language: string): Record<string, string> {
  return {
    Authorization: authorizationOf(keys),
    'PayPay-ClientId': keys.clientId,
    'Accept-Language': language.toUpperCase(),
  };
}

/** Value of the Authorization header, scheme Basic (RFC 7617). */
export function authorizationOf({ platformCode, privateKey }: ApiCredentials): string {
  return `Basic ${btoa(`${platformCode}:${privateKey}`)}`;
}
