import type * as z from 'zod';
import type { SandboxCode } from '../errors/s00100-s00104.sandbox.ts';
import type { Words } from '../words/locales.ts';

/** Who may call: both Basic and `PayPay-ClientId`, Basic alone, the operator with the admin key, or anybody. */
export type Auth = 'platform-and-entity' | 'platform' | 'admin-key' | 'none';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How an operation begins: method, path, what it shares with others of its chapter, and its texts. */
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

/** A code of the sandbox's own family, or that of a sandbox that its operator stopped. */
export type SandboxOnlyCode = SandboxCode | 'c1201';

/** A body worth sending, for the reference and the console; it passes the operation's schema. */
export interface BodyExample {
  id: string;
  summary: Words;
  value: unknown;
}

export const body = <T>(id: string, summary: Words, value: T) =>
  ({ id, summary, value }) satisfies BodyExample;

/** One promise of the API: what goes in, what comes out, what can be refused. */
export interface Operation {
  method: Method;
  /** Path under `/api` with `{name}` parameters. */
  path: string;
  tag: string;
  auth: Auth;
  /** Of an operation that a description shows, as are `description` and `examples`; see {@link ShownOperation}. */
  summary?: Words;
  description?: Words;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Largest body in bytes, in a local sandbox and in an exposed one; `bodyLimitBytes` in both by default. */
  bodyBytes?: Readonly<Record<'local' | 'exposed', number>>;
  /** Name the fields of a body may lie under as well, because one source shows them so. */
  nestedUnder?: string;
  /** Bodies to show; without any, one is made from the examples of the fields. */
  examples?: readonly BodyExample[];
  /** Success: `data` (none: the envelope alone), `example` to show. A stream's `data` is that of an event. */
  success: { status: 200 | 201; data?: z.ZodType; list?: boolean; stream?: boolean; example?: unknown };
  /** Statuses of success besides the first, with what each means. */
  alsoSuccess?: readonly { status: 200 | 201; words: Words }[];
  /** Specific codes it can give besides those its authentication and body imply; see `codesOf`. */
  errors: readonly string[];
  /** Codes it gives with 409: duplicate or incoherent data (docs/decisions/error-codes.md). */
  conflicts?: readonly string[];
  /** Codes it gives with 502 because something outside failed or is not set up (docs/decisions/sdk-generation.md). */
  failures?: readonly string[];
  /** Codes that no provider gives, besides those its authentication implies; see `sandboxRefusalsOf`. */
  sandboxErrors?: readonly SandboxOnlyCode[];
  /** Pointer to the URL in the body of a request to which the payment is posted. */
  callback?: `/${string}`;
  /** It needs no database, so that it also responds when the database is unavailable. */
  withoutDatabase?: boolean;
  deprecated?: Words;
}

export type ShownOperation = Operation & Required<Pick<Operation, 'summary' | 'description'>>;
