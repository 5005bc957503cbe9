import type { SeedCredentials } from '../multibanco/multibancoApi.ts';

/** Who asks the sandbox: a platform, its key, and the entity it acts for. */
export interface ApiCredentials {
  platformCode: string;
  privateKey: string;
  clientId: string;
}

/** The keys every fresh sandbox holds. */
export function seedCredentials({ platform, entity }: SeedCredentials): ApiCredentials {
  return { platformCode: platform.code, privateKey: platform.privateKey, clientId: entity.clientId };
}

/** Headers of every call: who asks, for whom, and in which language the answer is wanted. */
export function apiHeaders(keys: ApiCredentials, language: string): Record<string, string> {
  return {
    Authorization: authorizationOf(keys),
    'PayPay-ClientId': keys.clientId,
    'Accept-Language': language.toUpperCase(),
  };
}

/** Value of the Basic header (RFC 7617). */
export function authorizationOf({ platformCode, privateKey }: ApiCredentials): string {
  return `Basic ${btoa(`${platformCode}:${privateKey}`)}`;
}
