import { toOpenApi30 } from '@balcao/openapi/openApi30.ts';
import { operationsIn } from '@balcao/openapi/operations.ts';
import type { JsonSchema, Media, OpenApiDocument } from '@balcao/openapi/types.ts';
import { dereference, type Schema, validate } from '@cfworker/json-schema';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { provider } from '../../provider.config.ts';
import { controlOperations } from '../control/controlOperations.ts';
import type { Operation } from '../operations/operation.ts';
import { operations } from '../operations.ts';
import { notes } from '../schema/notes.ts';
import { locales, type Words } from '../words/locales.ts';
import { buildDescription } from './buildDescription.ts';
import { buildControlDescription } from './control.ts';

const builders = { buildDescription, buildControlDescription };
const documents = Object.entries(builders).flatMap(([name, build]) =>
  locales.map((locale) => [`${name}(${locale})`, build(locale)] as const),
);

/** Lists every media type object that has examples, with its location. */
function media(value: unknown, at = ''): [string, Media][] {
  if (value === null || typeof value !== 'object') return [];
  const own = 'schema' in value && 'examples' in value ? [[at, value as Media] as [string, Media]] : [];
  return [...own, ...Object.entries(value).flatMap(([key, child]) => media(child, `${at}/${key}`))];
}

function fieldsOf({ properties = {}, items, anyOf = [] }: JsonSchema): [string, JsonSchema][] {
  const inside = [...(items ? [items] : []), ...anyOf].flatMap(fieldsOf);
  const own = Object.entries(properties).flatMap(([name, field]) => [
    [name, field] as [string, JsonSchema],
    ...fieldsOf(field),
  ]);
  return [...own, ...inside];
}

/** Creates a validator that compiles each shared schema only once, because compiling took nine tenths of the time. */
function complaintsIn({ components }: OpenApiDocument) {
  const lookup = dereference({ components } as unknown as Schema);
  let count = 0;
  return (schema: JsonSchema, value: unknown): string[] => {
    count += 1;
    dereference(schema as Schema, lookup, undefined, `/shown/${count}`);
    return validate(value, schema as Schema, '2020-12', lookup, false).errors.map(({ error }) => error);
  };
}

describe.each(documents)('%s', (_, document) => {
  const complaints = complaintsIn(document);

  it.each([
    ['as it is', document],
    ['as OpenAPI 3.0', toOpenApi30(document)],
  ])('passes a public linter without a warning %s', async (_, linted) => {
    const rules = {
      'no-server-example.com': 'off',
      // GET /errors and GET /sandbox/health take no input, so they have no 4xx response.
      'operation-4xx-response': 'off',
    } as const;
    const config = await createConfig({ extends: ['recommended'], rules });
    const source = JSON.stringify(linted);
    const problems = await lintFromString({ source, absoluteRef: 'description.json', config });
    const told = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
    expect(told).toEqual([]);
  });

  it('shows only bodies and answers that validate against their schemas', () => {
    const shown = media({ paths: document.paths, webhooks: document.webhooks });
    expect(shown.length).toBeGreaterThan(5);
    for (const [at, { schema, examples = {} }] of shown) {
      for (const [name, { value }] of Object.entries(examples)) {
        expect(complaints(schema, value), `${at} ${name}`).toEqual([]);
      }
    }
  });

  it('gives no field of a body a default, which generators of types take for required', () => {
    const withDefault = fieldsOf({ properties: document.components.schemas })
      .filter(([, field]) => 'default' in field)
      .map(([name]) => name);
    expect(withDefault).toEqual([]);
  });

  it('carries none of the schema library', () => {
    const text = JSON.stringify(document);
    expect(text).not.toContain('9007199254740991');
    expect(text).not.toContain('"words"');
    expect(text).not.toContain('$defs');
    expect(text.match(/"pattern":"[^"]{80,}"/)).toBeNull();
  });
});

describe('the description', () => {
  it('tells the largest body of each operation', () => {
    const largest = (document: OpenApiDocument) =>
      operationsIn(document.paths).flatMap(({ path, operation }) => {
        const refused = operation.responses[413];
        if (!refused || !('description' in refused)) return [];
        if (refused.description.startsWith('Body larger than 1 MB: ')) return [];
        return [[path, refused.description]];
      });
    expect(largest(buildDescription('en'))).toEqual([]);
    expect(largest(buildControlDescription('en'))).toEqual([
      ['/import', expect.stringContaining('Body larger than 20 MB, or than 4 MB in a public sandbox: ')],
    ]);
  });

  it('says in words what a field of a body is when it is left out', () => {
    const all: Operation[] = [...Object.values(operations), ...Object.values(controlOperations)];
    const bodies = all.flatMap(({ body }) => {
      return body ? [z.toJSONSchema(body, { io: 'input', metadata: notes }) as JsonSchema] : [];
    });
    const defaults = bodies
      .flatMap(({ $defs, ...body }) => fieldsOf({ properties: { ...($defs as object), body } }))
      .filter(([, field]) => 'default' in field && typeof field.default !== 'object');
    expect(defaults.length).toBeGreaterThan(5);
    for (const [name, { words, default: value }] of defaults) {
      for (const locale of locales) expect((words as Words)[locale], name).toContain(`\`${value}\``);
    }
  });

  it('begins its servers with the one that answers where it is imported', () => {
    for (const [name, { servers }] of documents) expect(servers[0]?.url, name).toContain(provider.sandbox);
  });

  it('differs between languages only in its texts', () => {
    const shape = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shape);
      if (value === null || typeof value !== 'object') return typeof value;
      return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, shape(child)]));
    };
    expect(shape(buildDescription('es'))).toEqual(shape(buildDescription('pt')));
    expect(shape(buildDescription('en'))).toEqual(shape(buildDescription('pt')));
  });
});
