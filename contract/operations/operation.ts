import type * as z from 'zod';
import type { SandboxCode } from '../errors/s00100-s00104.sandbox.ts';
import type { Words } from '../words/locales.ts';

/** Required credentials: Basic and `PayPay-ClientId`, Basic alone, the admin key, or none. */
export type Auth = 'platform-and-entity' | 'platform' | 'admin-key' | 'none';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Begins an operation: method, path, shared fields of its chapter, and texts. */
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

/** Code of the sandbox's own family, or of a sandbox stopped by its operator. */
export type SandboxOnlyCode = SandboxCode | 'c1201';

/** Example body for the reference and the console; valid against the operation's schema. */
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
  /** Present if a description shows the operation, like `description` and `examples`; see {@link ShownOperation}. */
  summary?: Words;
  description?: Words;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Largest body in bytes, in a local sandbox and in an exposed one; `bodyLimitBytes` in both by default. */
  bodyBytes?: Readonly<Record<'local' | 'exposed', number>>;
  /** Alternative parent of the body's fields, because one source nests them. */
  nestedUnder?: string;
  /** Example bodies; by default, one is built from the examples of the fields. */
  examples?: readonly BodyExample[];
  /** Success: `data` (absent: envelope only) and `example`. `data` of a stream is that of one event. */
  success: { status: 200 | 201; data?: z.ZodType; list?: boolean; stream?: boolean; example?: unknown };
  /** Further statuses of success, with their meanings. */
  alsoSuccess?: readonly { status: 200 | 201; words: Words }[];
  /** Specific codes besides those implied by authentication and body; see `codesOf`. */
  errors: readonly string[];
  /** Codes returned with 409: duplicate or incoherent data (docs/decisions/error-codes.md). */
  conflicts?: readonly string[];
  /** Codes returned with 502: an external service failed or is not set up (docs/decisions/sdk-generation.md). */
  failures?: readonly string[];
  /** Codes of the sandbox only, besides those implied by authentication; see `sandboxRefusalsOf`. */
  sandboxErrors?: readonly SandboxOnlyCode[];
  /** Pointer to the body field with the URL to which the payment is posted. */
  callback?: `/${string}`;
  /** Responds even when the database is unavailable. */
  withoutDatabase?: boolean;
  deprecated?: Words;
}

export type ShownOperation = Operation & Required<Pick<Operation, 'summary' | 'description'>>;
