/** Credentials of a platform, and the entity it acts for. */
export interface ApiCredentials {
  platformCode: string;
  privateKey: string;
  clientId: string;
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
