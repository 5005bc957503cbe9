import { controlOperations } from '@balcao/contract/control/controlOperations.ts';
import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { type Call, type Credentials, languageOf } from '../call.ts';
import { seededCredentials } from '../seededCredentials.ts';

/** Untyped input of a script. */
export interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  wrong?: { body?: unknown; query?: Record<string, string> };
  as?: Partial<Credentials>;
  refused?: number;
  dropped?: true;
}

const tables: Record<'api' | 'control', Record<string, Operation>> = {
  api: operations,
  control: controlOperations,
};

export function operationOf(kind: 'api' | 'control', id: string): Operation {
  const operation = tables[kind][id];
  if (!operation) throw new Error(`The contract has no operation "${id}".`);
  return operation;
}

/** Query of a call: `{ createdAt: { start: 'x' } }` is `createdAt[start]=x` (docs/decisions/response-envelope.md). */
function queryOf(query: Record<string, unknown>): [string, string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    if (typeof value !== 'object' || value === null) return [[name, String(value)]];
    return queryOf(value as Record<string, unknown>).map(([inner, text]) => [`${name}[${inner}]`, text]);
  });
}

/** Call of a script. It requests responses in the page's language, unless that is Portuguese, the API's default. */
export function callOf(kind: 'api' | 'control', id: string, input: LooseInput, locale: Locale): Call {
  const { method, path, auth } = operationOf(kind, id);
  const { params = {}, wrong, as, dropped } = input;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return {
    operation: id,
    method,
    base: kind === 'api' ? '/api' : '/sandbox',
    path: filled,
    query: queryOf(wrong?.query ?? input.query ?? {}),
    auth,
    credentials: { ...seededCredentials, ...as },
    headers: {
      ...(locale !== 'pt' && { 'Accept-Language': languageOf(locale) }),
      ...(dropped && { [faultHeader]: 'dropped_connection' }),
    },
    body: wrong?.body ?? input.body,
  };
}
