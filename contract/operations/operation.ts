import type * as z from 'zod';
import type { SandboxCode } from '../errors/s00100-s00104.sandbox.ts';
import type { Words } from '../words/locales.ts';

/** Required credentials: Basic with `PayPay-ClientId`, Basic alone, the admin key, or none. */
export type Auth = 'platform-and-entity' | 'platform' | 'admin-key' | 'none';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** First fields of an operation: method, path, the shared fields of its chapter, and texts. */
export const request = <
  M extends Method,
  const P extends string,
  const Shared extends object = object,
  Texts extends object = object,
>(
  method: M,
  path: P,
  shared?: Shared,
  texts?: Texts,
) => ({ method, path, ...(shared as Shared), ...(texts as Texts) });

/** Code that only the sandbox returns: of its own family, or for a sandbox frozen by its operator. */
export type SandboxOnlyCode = SandboxCode | 'c1201';

/** Example body for the reference and the console. It must be valid against the operation's schema. */
export interface BodyExample {
  id: string;
  summary: Words;
  value: unknown;
}

export const body = <T>(id: string, summary: Words, value: T) => ({ id, summary, value }) satisfies BodyExample;

/** Operation of the API: input, output and refusals. */
export interface Operation {
  method: Method;
  /** Path under `/api` with `{name}` parameters. */
  path: string;
  tag: string;
  auth: Auth;
  /** Set if a description includes the operation, like `description` and `examples`; see {@link ShownOperation}. */
  summary?: Words;
  description?: Words;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Maximum body in bytes, in a local sandbox and on a public network; both are `bodyLimitBytes` by default. */
  bodyBytes?: Readonly<Record<'local' | 'exposed', number>>;
  /** Name of an object in which the body's fields may be nested, as in one of the sources. */
  nestedUnder?: string;
  /** Example bodies; the default is one built from the examples of the fields. */
  examples?: readonly BodyExample[];
  /** Success: `data` (an envelope without data if unset) and `example`. For a stream, `data` describes one event. */
  success: { status: 200 | 201; data?: z.ZodType; list?: boolean; stream?: boolean; example?: unknown };
  /** Other success statuses, each with its meaning. */
  alsoSuccess?: readonly { status: 200 | 201; words: Words }[];
  /** Specific codes, in addition to those implied by authentication and body; see `codesOf`. */
  errors: readonly string[];
  /** Codes returned with 409, for duplicate or inconsistent data (docs/decisions/error-codes.md). */
  conflicts?: readonly string[];
  /** Codes returned with 502, if an external service fails or is not configured (docs/decisions/sdk-generation.md). */
  failures?: readonly string[];
  /** Codes that only the sandbox returns, in addition to those implied by authentication; see `sandboxRefusalsOf`. */
  sandboxErrors?: readonly SandboxOnlyCode[];
  /** Pointer to the body field with the URL to which callbacks are posted. */
  callback?: `/${string}`;
  /** Whether the operation responds even if the database is unavailable. */
  withoutDatabase?: boolean;
  deprecated?: Words;
}

export type ShownOperation = Operation & Required<Pick<Operation, 'summary' | 'description'>>;
