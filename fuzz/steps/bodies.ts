import type { Operation } from '@balcao/contract/operations/operation.ts';
import fc from 'fast-check';
import { valuesOf } from '../../sandbox/testing/arbitrary.ts';
import { broken, brokenBodies } from '../../sandbox/testing/brokenRequests.ts';
import { otherRequests } from '../../sandbox/testing/fullRequests/others.ts';
import { pageRequests } from '../../sandbox/testing/fullRequests/pages.ts';
import { paymentRequests } from '../../sandbox/testing/fullRequests/payments.ts';
import type { BodySketch } from './step.ts';

const fullRequests = [...paymentRequests, ...pageRequests, ...otherRequests];

/** Which fields are filled from earlier responses, and with which of their values. */
export const fills = fc.array(fc.nat(999), { maxLength: 10, size: 'max' });

const contentTypes = fc.constantFrom(
  ...['application/json', 'application/json; charset=utf-16', 'text/xml', 'text/plain', ''],
  ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x', 'x'],
  undefined,
);

const transport = fc.constantFrom('plain', 'plain', 'plain', 'chunked', 'breaks off' as const);

/** Bodies that the operation's schema takes: those of its examples and of the tests, and others of its kind. */
function validBodies(id: string, { body, examples = [] }: Operation): fc.Arbitrary<unknown> {
  const known = [
    ...examples.map(({ value }) => value),
    ...fullRequests.filter(({ operation }) => operation === id).map((request) => request.body),
  ];
  const made = body ? valuesOf(body) : fc.constant(undefined);
  return known.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, made) : made;
}

/** JSON whose first field stands in it twice. */
const repeatFirst = (json: string) => json.replace(/^\{("[^"]*":)/, '{$1null,$1');

/** Changes of a text that no parser of JSON takes, or that it takes in more than one way. */
const damages: readonly ((json: string, at: number) => string | number[])[] = [
  (json) => repeatFirst(json),
  (json, at) => json.slice(0, at),
  (json) => `\ufeff${json}`,
  (json) => `${json}}`,
  (json) => `[${json}]`,
  (json) => json.replaceAll('"', "'"),
  (json) => json.replace('{', '{"__proto__":{"amount":1},"constructor":{"prototype":1},'),
  (json, at) => [...Buffer.from(json).subarray(0, at), 0xff, 0xc3, ...Buffer.from(json).subarray(at)],
  (json) => [...Buffer.from(json, 'utf16le')],
  (json) => [...Buffer.from(json.replace(/[a-z]/, 'é'), 'latin1')],
];

/** Bodies as a client should not write them. */
function damagedBodies(bodies: fc.Arbitrary<unknown>): fc.Arbitrary<BodySketch> {
  const texts = bodies.map((value) => JSON.stringify(value) ?? '');
  const damaged = fc
    .tuple(texts, fc.constantFrom(...damages), fc.nat(400))
    .map(([json, damage, at]) => damage(json, Math.min(at, json.length)));
  const bytes = fc.oneof(
    { weight: 3, arbitrary: damaged },
    { weight: 2, arbitrary: brokenBodies(bodies) },
    { weight: 1, arbitrary: texts },
  );
  return fc.record({ bytes, contentType: contentTypes, transport });
}

const asJson = (value: unknown) => JSON.stringify(value) ?? '';

/**
 * What an operation is sent as its body: mostly what its schema takes, often with a field that is broken, sometimes
 * nothing that JSON knows.
 */
export function bodySketches(id: string, operation: Operation): fc.Arbitrary<BodySketch | undefined> {
  const stray = fc.constantFrom<BodySketch>(
    { json: '{}', fills: [] },
    { bytes: 'x'.repeat(1_100_000), contentType: 'application/json', transport: 'plain' },
    { bytes: 'x', contentType: 'application/json', transport: 'breaks off' },
  );
  if (!operation.body) return fc.option(stray, { nil: undefined, freq: 12 });
  const bodies = validBodies(id, operation);
  const sketched = (values: fc.Arbitrary<unknown>) => fc.record({ json: values.map(asJson), fills });
  return fc.oneof(
    { weight: 60, arbitrary: sketched(bodies) },
    { weight: 24, arbitrary: sketched(broken(bodies)) },
    { weight: 14, arbitrary: damagedBodies(bodies) },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: stray },
  );
}
