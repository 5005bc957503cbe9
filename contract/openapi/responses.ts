import type { DescribedHeader, DescribedResponse, ReferenceObject } from '@balcao/openapi/types.ts';
import * as z from 'zod';
import { everyError } from '../errors/everyError.ts';
import type { Operation } from '../operations/operation.ts';
import { type PossibleRefusal, refusalsOf, sandboxRefusalsOf } from '../operations/possibleRefusals.ts';
import { apiVersion, envelopeFields, errorResponse, listLinks, listMeta } from '../schema/envelope.ts';
import { envelopeWords as w } from '../schema/envelopeWords.ts';
import { field, model } from '../schema/field.ts';
import { notes } from '../schema/notes.ts';
import { parameterName, sentencesOf } from '../schema/validationCodes.ts';
import { type Locale, say, type Words } from '../words/locales.ts';
import {
  bodyLargerThan,
  type DocumentedStatus,
  requestIdWords,
  retryAfterWords,
  sandboxStatusWords,
  statusWords,
} from './descriptionWords.ts';
import type { ComponentSchemas } from './schemas.ts';
import { translateExample } from './translateExample.ts';

const success = field(z.literal(true), w.ok, true);
const envelopes = new Map<string, z.ZodType>();

/** Envelope of a model, created once and named after it (`PaymentResponse`, `PaymentListResponse`). */
function envelopeOf({ data, list }: Operation['success']): z.ZodType {
  const name = data ? (notes.get(data)?.id ?? 'Object') : 'Empty';
  const id = `${name}${list ? 'List' : ''}Response`;
  const known = envelopes.get(id);
  if (known) return known;
  const fields = { ...envelopeFields, success };
  const envelope = model(
    id,
    !data
      ? z.object(fields)
      : list
        ? z.object({
            ...fields,
            data: field(z.array(data), w.data),
            meta: field(listMeta, w.listMeta),
            links: field(listLinks, w.listLinks),
          })
        : z.object({ ...fields, data: field(data, w.data) }),
    w.answer,
  );
  envelopes.set(id, envelope);
  return envelope;
}

/** Header of all responses, described once by {@link describeHeaders}. */
const requestId = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };

export function describeHeaders(locale: Locale): Record<string, DescribedHeader> {
  return {
    RequestId: {
      description: requestIdWords[locale],
      schema: { type: 'string', minLength: 1, maxLength: 128 },
    },
  };
}

/** Describes a stream. Its schema is that of an event's data, because events have no envelope. */
function streamResponse(data: z.ZodType, words: Words, components: ComponentSchemas): DescribedResponse {
  const schema = components.describe(data, 'output');
  const summary = words[components.locale];
  const value = components.sample(schema);
  return {
    description: summary,
    headers: requestId,
    content: { 'text/event-stream': { schema, examples: { success: { summary, value } } } },
  };
}

/** Describes the counts of a list and the links to its pages; a list without paging is a single page. */
function pagesOf({ path, params, query }: Operation, server: string, components: ComponentSchemas) {
  const values = params ? (components.sample(components.describe(params, 'input')) as object) : {};
  const url = Object.entries(values).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, String(value)),
    server + path,
  );
  if (!query || !('page' in query.shape)) {
    const only = `${url}?page=1`;
    return { meta: { totalPages: 1, totalCount: 1, currentPage: 1 }, links: { first: only, last: only } };
  }
  const at = (page: number) => `${url}?limit=500&page=${page}`;
  return { links: { first: at(1), last: at(3), prev: at(1), next: at(3) } };
}

function successResponse(
  operation: Operation,
  words: Words,
  server: string,
  components: ComponentSchemas,
): DescribedResponse {
  const { data, stream } = operation.success;
  if (stream && data) return streamResponse(data, words, components);
  const schema = components.describe(envelopeOf(operation.success), 'output');
  const sample = components.sample(schema) as Record<string, unknown>;
  const { example, list } = operation.success;
  const shown = example === undefined ? undefined : translateExample(example, components.locale);
  const instead = {
    ...(shown !== undefined && { data: list ? [shown] : shown }),
    ...(list && pagesOf(operation, server, components)),
  };
  const summary = words[components.locale];
  return {
    description: summary,
    headers: requestId,
    content: {
      'application/json': { schema, examples: { success: { summary, value: { ...sample, ...instead } } } },
    },
  };
}

type Fault = NonNullable<PossibleRefusal['fault']>;

function sourceOf({ place, path }: Fault) {
  if (place === 'body') return { pointer: path.map((part) => `/${part}`).join('') };
  return { parameter: parameterName(path) };
}

function wordsOf(code: string): Words {
  return everyError[code]?.words ?? say(code, code, code);
}

/** Text of the code, and text of the broken rule if it has another code (docs/decisions/error-codes.md). */
function messageOf({ code, fault }: PossibleRefusal, locale: Locale): string {
  const source = { place: 'body' as const, path: [], param: '', rule: code, ...fault, code };
  return sentencesOf(source, wordsOf, locale).join('. ');
}

/** Example of a refusal: the family, the specific code, and the field if the contract determines it. */
function refusalExample(refusal: PossibleRefusal, locale: Locale): unknown {
  const { code, fault } = refusal;
  const family = everyError[code]?.family;
  const msg = messageOf(refusal, locale);
  const outer = family && everyError[family]?.words[locale];
  return {
    apiVersion,
    date: '2026-01-15T10:00:00+00:00',
    success: false,
    error: {
      code: family ?? code,
      msg: outer ?? msg,
      errors: [{ ...(fault && { source: sourceOf(fault) }), code, msg }],
    },
  };
}

function refusalResponse(words: Words, refusals: PossibleRefusal[], components: ComponentSchemas): DescribedResponse {
  const codes = refusals.map(({ code }) => code);
  const shown = refusals.find(({ fault }) => fault) ?? refusals[0];
  const listed = codes.map((code) => `\`${code}\``).join(', ');
  return {
    description: `${words[components.locale]}: ${listed}.`,
    headers: requestId,
    content: {
      'application/json': {
        schema: components.describe(errorResponse, 'output'),
        ...(shown && {
          examples: {
            [shown.code]: {
              summary: messageOf(shown, components.locale),
              value: refusalExample(shown, components.locale),
            },
          },
        }),
      },
    },
    'x-error-codes': codes,
  };
}

const retryAfterIn = (locale: Locale) => ({
  'Retry-After': { description: retryAfterWords[locale], schema: { type: 'integer', minimum: 1 } },
});

type SandboxStatus = keyof typeof sandboxStatusWords;

/** Names of the responses that only the sandbox sends. Each is described once, and all operations refer to it. */
const sandboxResponseNames: Readonly<Record<SandboxStatus, string>> = {
  403: 'SandboxFrozen',
  429: 'SandboxFull',
  503: 'SandboxUnavailable',
};

export function describeSandboxResponses(
  operations: readonly Operation[],
  components: ComponentSchemas,
): Record<string, DescribedResponse> {
  const refusals = operations.flatMap(sandboxRefusalsOf);
  const statuses = [403, 429, 503] as const;
  const used = statuses.filter((status) => refusals.some((refusal) => refusal.status === status));
  return Object.fromEntries(
    used.map((status) => {
      const own = refusals.filter((refusal) => refusal.status === status);
      const unique = [...new Map(own.map((refusal) => [refusal.code, refusal])).values()];
      const response = refusalResponse(sandboxStatusWords[status], unique, components);
      return [
        sandboxResponseNames[status],
        {
          ...response,
          headers: { ...(status !== 403 && retryAfterIn(components.locale)), ...requestId },
          'x-sandbox-only': true as const,
        },
      ];
    }),
  );
}

/** Responses by status: success, refusals with codes, then the sandbox's own. `server` is the base URL of links. */
export function describeResponses(
  operation: Operation,
  server: string,
  components: ComponentSchemas,
): Record<string, DescribedResponse | ReferenceObject> {
  const responses: Record<string, DescribedResponse | ReferenceObject> = {};
  for (const { status, words } of operation.alsoSuccess ?? []) {
    responses[status] = successResponse(operation, words, server, components);
  }
  const { success, bodyBytes } = operation;
  const { status } = success;
  responses[status] = successResponse(operation, statusWords[status], server, components);
  for (const refused of Object.keys(statusWords).map(Number) as DocumentedStatus[]) {
    const refusals = refusalsOf(operation).filter((refusal) => refusal.status === refused);
    const words = refused === 413 && bodyBytes ? bodyLargerThan(bodyBytes) : statusWords[refused];
    if (refusals.length > 0) responses[refused] = refusalResponse(words, refusals, components);
  }
  for (const { status } of sandboxRefusalsOf(operation)) {
    responses[status] = { $ref: `#/components/responses/${sandboxResponseNames[status as SandboxStatus]}` };
  }
  return responses;
}
