import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { controlErrors } from '../control/controlErrors.ts';
import { controlOperations } from '../control/controlOperations.ts';
import { streamOperations } from '../control/liveEvents.ts';
import type { ErrorRow, RestError } from '../errors/errorRow.ts';
import { sandboxErrors } from '../errors/s00100-s00104.sandbox.ts';
import { errors } from '../errors.ts';
import { operations } from '../operations.ts';
import { payerOperations } from '../payer/payerOperations.ts';
import { notes } from '../schema/notes.ts';
import { locales, type Words } from '../words/locales.ts';
import type { Operation, ShownOperation } from './operation.ts';
import { codesOf, pathsOf } from './possibleRefusals.ts';
import { controlTags, tags } from './tags.ts';

const shown: [string, ShownOperation][] = Object.entries({ ...operations, ...controlOperations });
const all = Object.entries<Operation>({ ...Object.fromEntries(shown), ...payerOperations });
const known = new Set([...Object.keys(errors), ...Object.keys(controlErrors)]);

describe('operations', () => {
  it.each(all)('%s names only codes of the catalogue', (_, operation) => {
    expect(codesOf(operation).filter((code) => !known.has(code))).toEqual([]);
  });

  it.each(all)('%s has a chapter and declares the parameters of its path', (_, { tag, path, params }) => {
    expect([...tags, ...controlTags].map(({ id }) => id)).toContain(tag);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  });

  it.each(shown.filter(([, { failures }]) => failures))('%s says when it is 502', (_, { description }) => {
    expect(locales.filter((locale) => !description[locale].includes('502'))).toEqual([]);
  });

  it('of the two APIs share no chapter', () => {
    const ids = [...tags, ...controlTags].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(all)('%s shows bodies its schema takes', (_, { body, examples = [] }) => {
    for (const { value } of examples) expect(body?.safeParse(value).error).toBeUndefined();
  });

  it.each(all)('%s shows data its schema takes', (_, { success }) => {
    if (success.example === undefined) return;
    expect((success.data as z.ZodType).safeParse(success.example).error).toBeUndefined();
  });
});

function fieldAt(schema: z.ZodType, path: readonly string[]): z.ZodType {
  return path.reduce<z.ZodType>((place, key) => {
    let inner = place;
    while (!(inner instanceof z.ZodObject) && !(inner instanceof z.ZodArray)) {
      inner = (inner as z.ZodOptional<z.ZodType>).unwrap();
    }
    return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : (inner.shape[key] as z.ZodType);
  }, schema);
}

function fieldsOf(schema: z.ZodType) {
  const paths = pathsOf(schema).filter((path) => path.at(-1) !== '0');
  return paths.map((path) => {
    const place = fieldAt(schema, path);
    return { name: path.join('.'), place, note: notes.get(place) };
  });
}

describe('fields', () => {
  const schemas = shown.flatMap(([id, { params, query, body, success }]) =>
    [params, query, body, success.data].flatMap((schema) => (schema ? [[id, schema] as const] : [])),
  );

  it.each(schemas)('of %s all have a sentence in each language', (_, schema) => {
    const silent = fieldsOf(schema).filter(({ note }) => locales.some((locale) => !note?.words[locale]));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it.each(schemas)('of %s show examples that pass', (_, schema) => {
    const shown = fieldsOf(schema).filter(({ note }) => note?.example !== undefined);
    const wrong = shown.filter(({ place, note }) => !place.safeParse(note?.example).success);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe('errors', () => {
  const entries = Object.entries<RestError>(errors);

  it.each(entries)('%s has the same content in three languages', (_, { words, cause, remedy }) => {
    for (const text of [words, cause, remedy] as Words[]) {
      for (const locale of locales) expect(text[locale].length).toBeGreaterThan(2);
    }
    expect(placeholders(words.es)).toEqual(placeholders(words.pt));
    expect(placeholders(words.en)).toEqual(placeholders(words.pt));
  });

  it.each(entries)('%s belongs to a family of the catalogue', (_, { family }) => {
    expect(known).toContain(family);
  });

  const calls = new Set([
    ...Object.values<Operation>(operations).flatMap(({ method, path }) => [
      `${method} ${path}`,
      `${method} /api${path}`,
    ]),
    ...Object.values<Operation>({ ...controlOperations, ...streamOperations }).map(
      ({ method, path }) => `${method} /sandbox${path}`,
    ),
  ]);
  const readTexts = Object.entries<ErrorRow>({ ...errors, ...controlErrors, ...sandboxErrors });

  it.each(readTexts)('%s names no call that does not exist', (_, { words, cause, remedy }) => {
    const texts = [words, cause, remedy].flatMap((text) => locales.map((locale) => text[locale]));
    const named = texts.flatMap((text) => text.match(/\b(?:GET|POST|PUT|PATCH|DELETE) \/[\w/{}-]+/g) ?? []);
    expect(named.filter((call) => !calls.has(call))).toEqual([]);
  });

  it('has every code of the specification', () => {
    const range = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, n) => `e${String(from + n).padStart(5, '0')}`);
    const named = [
      ...['e00100', 'e00200', 'e00300', 'e00400', 'e00500', 'e00600', 'e00101', 'e00102'],
      ...range(201, 234),
      ...['e00301', 'e00401', 'e00402', 'e00501', 'e00502', 'e00601', 'e04007', 'e04010', 'e04020'],
      ...range(4100, 4104),
      ...range(4110, 4113),
      ...range(4120, 4125),
      ...['e04201', 'e04202', 'e04999', 'e05000', 'e05001'],
    ];
    // Only a webhook sample contains e02433, see errors/e02433-e04999.acquirer.ts.
    expect(Object.keys(errors).sort()).toEqual([...named, 'e02433'].sort());
  });
});
