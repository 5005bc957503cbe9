import type { Auth, Method } from '@balcao/contract/operations/operation.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { provider } from '../provider.config.ts';

/** Credentials of a call, including its entity. */
export interface Credentials {
  platformCode: string;
  privateKey: string;
  clientId: string;
}

/** Language in the API's notation. */
export type Language = Uppercase<Locale>;

/** Language of a page in the API's notation: `PT`. */
export const languageOf = (locale: Locale): Language => locale.toUpperCase() as Language;

/** Call of a script. Samples are generated from it, and its request is sent for the recording. */
export interface Call {
  operation: string;
  method: Method;
  /** Base path of the operation: of the API or of the simulators. */
  base: '/api' | '/sandbox';
  /** Path below the base, with its parameters filled in. */
  path: string;
  /** Names and values, not yet encoded. */
  query: readonly (readonly [name: string, value: string])[];
  auth: Auth;
  credentials: Credentials;
  /** Headers other than credentials and the content type. */
  headers?: Readonly<Record<string, string>>;
  /** JSON value; undefined sends no body. */
  body?: unknown;
}

/** Base URL of a sample: the reader's sandbox and the base path. */
export function baseUrl({ base }: Call): string {
  return provider.sandbox + base;
}

export function wirePath({ base, path, query }: Call): string {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
  return base + path + (query.length > 0 ? `?${search}` : '');
}

/** Headers of the request that the reader sends. */
export function headersOf({ auth, credentials, headers, body }: Call): Record<string, string> {
  const { platformCode, privateKey, clientId } = credentials;
  return {
    ...(auth !== 'none' && { Authorization: `Basic ${btoa(`${platformCode}:${privateKey}`)}` }),
    ...(auth === 'platform-and-entity' && { 'PayPay-ClientId': clientId }),
    ...headers,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
}

/** Body as in recordings and on pages: JSON indented by two spaces. */
export function bodyText(body: unknown): string | null {
  return body === undefined ? null : JSON.stringify(body, null, 2);
}
