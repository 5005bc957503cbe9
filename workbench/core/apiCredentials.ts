export interface ApiCredentials {
  platformCode: string;
  privateKey: string;
  clientId: string;
}

export const noCredentials: ApiCredentials = { platformCode: '', privateKey: '', clientId: '' };

/** Patterns for keys. Shell samples print a key from a link in quotes, so it must not contain quotes. */
const keyPatterns = {
  platformCode: /^\d{1,20}$/,
  privateKey: /^[\w.~+/=-]{1,200}$/,
  clientId: /^\d{9}$/,
} as const satisfies Record<keyof ApiCredentials, RegExp>;

export const credentialNames = Object.keys(keyPatterns) as (keyof ApiCredentials)[];

export function isKey(name: keyof ApiCredentials, value: unknown): value is string {
  return typeof value === 'string' && keyPatterns[name].test(value);
}

export function isApiCredentials(value: unknown): value is ApiCredentials {
  if (!value || typeof value !== 'object') return false;
  const given = value as Record<string, unknown>;
  return credentialNames.every((name) => isKey(name, given[name]));
}

export interface SeedCredentials {
  platform: { code: string; privateKey: string };
  entity: { clientId: string };
}

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

/** Value of the Authorization header for Basic authentication (RFC 7617). */
export function authorizationOf({ platformCode, privateKey }: ApiCredentials): string {
  return `Basic ${btoa(`${platformCode}:${privateKey}`)}`;
}
