import { faultHeader, faultKinds } from '@balcao/contract/control/faultKinds.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import fc from 'fast-check';
import type * as z from 'zod';
import { valuesOf } from '../../sandbox/testing/arbitrary.ts';
import { brokenHeaders, brokenQueries } from '../../sandbox/testing/brokenRequests.ts';
import { type CalledOperation, everyOperation } from '../../sandbox/testing/everyOperation.ts';
import { bodySketches } from './bodies.ts';
import type { Drawn, OperationStep } from './step.ts';
import { wellFormed } from './wellFormed.ts';

const oddTexts = fc.constantFrom(
  ...['%00', '-1', 'x', '1.5', '%20', '%2F', '..%2F', '%E0%A4%A', '%', '%ff', '1%001', '__proto__', '1e3'],
  ...[
    '9'.repeat(3000),
    '0',
    '00001',
    '99999999999999999999',
    '9223372036854775808',
    'null',
    '1,2',
    '%F0%9F%99%82',
  ],
  ...[
    '4294967296',
    'constructor',
    "1'--",
    'a'.repeat(40),
    '00000000-0000-0000-0000-000000000000',
    '123456789',
  ],
);

/** Beyond what a column, a counter or a number of JSON holds. */
const oddNumbers = fc.constantFrom(
  ...['0', '2147483648', '4294967296', '99999999999', '9007199254740991', '9007199254740993', '9'.repeat(25)],
);

const earlier = fc.nat(999).map((draw): Drawn => ({ earlier: draw }));

function paramsOf({ params }: Operation): fc.Arbitrary<OperationStep['params']> {
  const shape = (params?.shape ?? {}) as Record<string, z.ZodType>;
  const named = Object.entries(shape).map(([name, schema]) => [
    name,
    fc.oneof(
      { weight: 16, arbitrary: earlier },
      {
        weight: 2,
        arbitrary: valuesOf(schema).map((value): Drawn => ({ text: encodeURIComponent(asText(value)) })),
      },
      { weight: 2, arbitrary: oddTexts.map((text): Drawn => ({ text })) },
      { weight: 2, arbitrary: oddNumbers.map((text): Drawn => ({ text })) },
    ),
  ]);
  return fc.record(Object.fromEntries(named));
}

const asText = (value: unknown) => wellFormed(String(value));

function validQuery(query: z.ZodObject): fc.Arbitrary<string> {
  return valuesOf(query).map((values) => {
    const pairs = Object.entries(values as object).flatMap(([name, value]): [string, unknown][] => {
      if (value === undefined) return [];
      if (typeof value !== 'object' || value === null) return [[name, value]];
      return Object.entries(value as object)
        .filter(([, bound]) => bound !== undefined)
        .map(([inner, bound]) => [`${name}[${inner}]`, bound]);
    });
    return new URLSearchParams(pairs.map(([name, value]) => [name, asText(value)])).toString();
  });
}

function queryOf({ query }: Operation): fc.Arbitrary<string> {
  const odd = brokenQueries(Object.keys(query?.shape ?? {}));
  if (!query) return fc.oneof({ weight: 15, arbitrary: fc.constant('') }, odd);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    { weight: 6, arbitrary: validQuery(query) },
    { weight: 3, arbitrary: odd },
  );
}

const faults = fc.oneof(
  fc.constantFrom<string>(...faultKinds),
  fc.constantFrom(
    'latency=1',
    'latency=0',
    'latency=30001',
    'x',
    '',
    'server_error=1',
    'unavailable, latency',
  ),
);

const headers: fc.Arbitrary<Record<string, string | undefined>> = fc.oneof(
  { weight: 30, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: brokenHeaders },
  { weight: 1, arbitrary: faults.map((fault) => ({ [faultHeader]: fault })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string | undefined>>(
      { 'content-length': '99999999999' },
      { 'content-length': '-1' },
      { 'content-length': 'x' },
      { 'transfer-encoding': 'chunked' },
      { 'content-encoding': 'gzip' },
      { accept: 'text/html' },
      { origin: 'null', 'access-control-request-method': 'POST' },
      { 'x-forwarded-host': '[', host: 'x', 'accept-language': 'en' },
      { authorization: undefined },
      { 'paypay-clientid': undefined },
      { 'paypay-clientid': '999999206' },
      { 'idempotency-key': 'x', range: 'bytes=0-' },
    ),
  },
);

/** How often an operation is called, where it is not as often as most. */
const weights: Readonly<Record<string, number>> = {
  ...{ createPayment: 9, createReference: 7, createCheckout: 7, createToken: 3, createCustomer: 3 },
  ...{ payAtAtm: 7, answerPhone: 5, payByCard: 5, typeCard: 5, answerChallenge: 3, answerBank: 3 },
  ...{ createCapture: 5, createRefund: 5, createRecurring: 4, updatePayment: 4, changeAmount: 4 },
  ...{ presentCard: 5, typePin: 4, createTerminalPayment: 5, createTerminalRefund: 4, typeAmount: 3 },
  ...{
    moveClock: 3,
    exportSandbox: 1,
    resetSandbox: 0,
    createTenant: 0,
    deleteTenant: 0,
    createFault: 1,
    importSandbox: 1,
  },
  ...{ getHealth: 1, getReadiness: 1, listErrors: 1, getError: 1 },
};

function stepOf({ id, base, operation }: CalledOperation): fc.Arbitrary<OperationStep> {
  return fc.record({
    kind: fc.constant('operation' as const),
    operation: fc.constant(`${base} ${id}`),
    params: paramsOf(operation),
    query: queryOf(operation),
    body: bodySketches(id, operation),
    headers,
  });
}

/** Calls of the REST API, the control API and the payment pages. */
export const operationSteps: fc.Arbitrary<OperationStep> = fc.oneof(
  // Those that undo what was done, or fill the database with tenants, stay rare.
  ...everyOperation.map((called) => ({
    weight: (weights[called.id] ?? 2) * 4 || 1,
    arbitrary: stepOf(called),
  })),
);
