import type { Locale } from '@balcao/contract/words/locales.ts';
import { operationsIn } from '@balcao/openapi/operations.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { operationsOf } from '@balcao/reference/description/anchors.ts';
import { readDescription } from '@balcao/reference/description/readDescription.ts';
import type { Model, Operation } from '@balcao/reference/description/referenceTypes.ts';
import type { SandboxAddress } from './caller.ts';

const bases = ['/api', '/sandbox'] as const;

/** Operation of the REST API or the control API, with its full path. */
export interface KnownOperation extends Operation {
  isOpen: boolean;
}

export interface Description {
  operations: readonly KnownOperation[];
  models: readonly Model[];
}

/** Loads the description in a language. @throws Error if the sandbox does not serve it */
export type Descriptions = (locale: Locale) => Promise<Description>;

async function read({ url, fetch }: SandboxAddress, base: string, locale: Locale): Promise<Description> {
  const response = await fetch(new Request(`${url}${base}/docs/api.json?lang=${locale}`));
  if (!response.ok) throw new Error(`${url}${base}/docs/api.json answered ${response.status}`);
  const document = (await response.json()) as OpenApiDocument;
  const reference = readDescription(document, base);
  const open = new Set(
    operationsIn(document.paths).flatMap(({ operation }) =>
      operation.security?.length === 0 ? [operation.operationId] : [],
    ),
  );
  const operations = operationsOf(reference).map((each) => ({ ...each, isOpen: open.has(each.id) }));
  return { operations, models: reference.models };
}

/** Loads the descriptions of a sandbox, once per language. After a failure, the next call tries again. */
export function createDescriptions(sandbox: SandboxAddress): Descriptions {
  const loading = new Map<Locale, Promise<Description>>();
  return (locale) => {
    const known = loading.get(locale);
    if (known) return known;
    const both = Promise.all(bases.map((base) => read(sandbox, base, locale))).then((parts) => ({
      operations: parts.flatMap(({ operations }) => operations),
      models: parts.flatMap(({ models }) => models),
    }));
    both.catch(() => loading.delete(locale));
    loading.set(locale, both);
    return both;
  };
}
