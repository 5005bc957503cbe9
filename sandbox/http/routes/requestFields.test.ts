import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { withoutEffectWords } from '@balcao/contract/schema/field.ts';
import { locales } from '@balcao/contract/words/locales.ts';
import { jsonIn, operationsIn } from '@balcao/openapi/operations.ts';
import type { JsonSchema } from '@balcao/openapi/types.ts';
import { describe, expect, it } from 'vitest';
import { pageRequests } from '../../testing/fullRequests/fullPages.ts';
import type { FullRequest } from '../../testing/fullRequests/fullParts.ts';
import { paymentRequests } from '../../testing/fullRequests/fullPayments.ts';
import { otherRequests } from '../../testing/fullRequests/others.ts';
import { observe } from '../../testing/observe.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';
import { type DescribedField, descriptionOf, leavesOf } from '../../testing/traffic/description.ts';

/** Each field of a body has a visible effect, unless its description says otherwise. */
const testSandbox = useTestSandbox();

type Path = readonly string[];

function fieldsOf(id: string, locale: (typeof locales)[number] = 'pt'): Map<string, DescribedField> {
  const document = descriptionOf('/api', locale);
  const placed = operationsIn(document.paths).find(({ operation }) => operation.operationId === id);
  const schema = jsonIn(placed?.operation.requestBody?.content)?.schema;
  return new Map(schema && leavesOf(document, schema));
}

function pathsIn(
  body: unknown,
  fields: ReadonlyMap<string, DescribedField>,
  name = '',
  path: Path = [],
): [string, Path][] {
  if (fields.has(name)) return [[name, path]];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, child]) => {
    const inside = Array.isArray(body) ? `${name}[]` : name ? `${name}.${key}` : key;
    return pathsIn(child, fields, inside, [...path, key]);
  });
}

/** Replaces the value at a path of a body; undefined removes the field, or the items of a list. */
function withValue(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body)) {
    return body.map((item) => withValue(item, rest, value)).filter((item) => item !== undefined);
  }
  const own = body as Record<string, unknown>;
  return { ...own, [key]: withValue(own[key], rest, value) };
}

/** Replaces the last digit or letter with the next one. */
const nextOf = (text: string) =>
  text.replace(/[0-9A-Za-z](?=[^0-9A-Za-z]*$)/, (last) =>
    /[9zZ]/.test(last) ? 'a' : String.fromCharCode(last.charCodeAt(0) + 1),
  );

/** Other seeded objects of the same kind. */
const seeded = new Map<unknown, readonly unknown[]>([
  ['BALCAO02', ['BALCAO01']],
  [seed.entities.approved.clientId, [seed.entities.pending.clientId]],
  [seed.customers.own, [seed.customers.shared]],
  [seed.savedMethods.phone, [seed.savedMethods.card]],
]);

/** Fields that, by their description, belong to a payment method that the operation does not have. */
const ofAnotherMethod = ['createReference paymentMethod.details.phoneNumber'];

/** Alternatives for a field: omitted, another enum value, or another value of the same format. */
function othersOf(value: unknown, { enum: values = [] }: JsonSchema): unknown[] {
  const others = [undefined, ...values, ...(seeded.get(value) ?? [])];
  if (typeof value === 'boolean') return [...others, !value];
  if (typeof value === 'number') return [...others, value + 1];
  return typeof value === 'string' && values.length === 0 ? [...others, nextOf(value)] : others;
}

const valueAt = (body: unknown, path: Path) =>
  path.reduce((value, key) => (value as Record<string, unknown>)[key], body);

/** Whether an alternative changes the visible result; a validation error does not count. */
async function isRead(request: FullRequest, path: Path, schema: JsonSchema, whole: string): Promise<boolean> {
  for (const other of othersOf(valueAt(request.body, path), schema)) {
    const { status, seen } = await observe(testSandbox, request, withValue(request.body, path, other));
    if (status !== 422 && seen !== whole) return true;
  }
  return false;
}

/** Requests that, taken together, send every field of every body of the API. */
const fullRequests = [...paymentRequests, ...pageRequests, ...otherRequests];

const withBody = Object.entries<Operation>(operations).flatMap(([id, { body }]) => (body ? [id] : []));

describe.each(withBody)('%s', (id) => {
  it('reads every field of its body, or says that it does not', async () => {
    const fields = fieldsOf(id);
    const read = new Set<string>();
    for (const request of fullRequests.filter(({ operation }) => operation === id)) {
      const { status, seen: whole } = await observe(testSandbox, request, request.body);
      expect(status, whole).not.toBe(422);

      expect((await observe(testSandbox, request, request.body)).seen).toBe(whole);
      for (const [name, path] of pathsIn(JSON.parse(JSON.stringify(request.body)), fields)) {
        if (read.has(name)) continue;
        if (await isRead(request, path, fields.get(name)?.schema ?? {}, whole)) read.add(name);
      }
    }
    const saysNothing = (name: string) =>
      locales.every((locale) => {
        const words = fieldsOf(id, locale).get(name)?.words ?? '';
        return withoutEffectWords.some((marker) => words.includes(marker[locale]));
      });
    const all = [...fields.keys()].filter((name) => !ofAnotherMethod.includes(`${id} ${name}`));
    expect(all.filter((name) => !read.has(name) && !saysNothing(name))).toEqual([]);
    expect(all.filter((name) => read.has(name) && saysNothing(name))).toEqual([]);
  }, 60_000);
});
