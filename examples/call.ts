import type { Auth, Method } from '@balcao/contract/operations/operation.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { provider } from '../provider.config.ts';

/** Who calls, and for which entity. */
export interface Credentials {
  platformCode: string;
  privateKey: string;
  clientId: string;
}

/** A language as the API writes it. */
export type Language = Uppercase<Locale>;

/** The language of a page as the API writes it: `PT`. */
export const languageOf = (locale: Locale): Language => locale.toUpperCase() as Language;

/** One call as a script asks for it: what a sample is generated from and what is sent when recording. */
export interface Call {
  operation: string;
  method: Method;
  /** Where the operation's paths begin: the API itself, or the simulators. */
  base: '/api' | '/sandbox';
  /** Below the base, with its parameters filled in. */
  path: string;
  /** Names and values as a person reads them, not yet encoded. */
  query: readonly (readonly [name: string, value: string])[];
  auth: Auth;
  credentials: Credentials;
  /** Those a reader sends besides credentials and type of the body. */
  headers?: Readonly<Record<string, string>>;
  /** JSON value; undefined sends no body. */
  body?: unknown;
}

/** Address below which a sample's paths lie, where a reader's own sandbox answers. */
export function baseUrl({ base }: Call): string {
  return provider.sandbox + base;
}

/** Path and query as they go over the wire. */
export function wirePath({ base, path, query }: Call): string {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
  return base + path + (query.length > 0 ? `?${search}` : '');
}

/** The headers a reader sends. */
export function headersOf({ auth, credentials, headers, body }: Call): Record<string, string> {
  const { platformCode, privateKey, clientId } = credentials;
  return {
    ...(auth !== 'none' && { Authorization: `Basic ${btoa(`${platformCode}:${privateKey}`)}` }),
    ...(auth === 'platform-and-entity' && { 'PayPay-ClientId': clientId }),
    ...headers,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
}

/** The body as recordings send it and pages show it: JSON laid out with two spaces. */
export function bodyText(body: unknown): string | null {
  return body === undefined ? null : JSON.stringify(body, null, 2);
}
