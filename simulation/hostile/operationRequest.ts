import { faultHeader, faultKinds } from '@balcao/contract/control/faultKinds.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { everyOperation } from '@balcao/sandbox/testing/everyOperation.ts';
import { pageRequests } from '@balcao/sandbox/testing/fullRequests/fullPages.ts';
import { paymentRequests } from '@balcao/sandbox/testing/fullRequests/fullPayments.ts';
import { otherRequests } from '@balcao/sandbox/testing/fullRequests/others.ts';
import type * as z from 'zod';
import type { ActionContext } from '../actors/action.ts';
import type { CallRequest } from '../world/call.ts';
import { anySending, brokenHeaders, brokenQuery, damagedBody } from './brokenRequests.ts';
import { brokenValue } from './brokenValues.ts';
import { type Chance, nextPart } from './chance.ts';
import { filled, knownParam, referencesOf } from './known.ts';
import { wellFormed } from './texts.ts';
import { validValue } from './validValues.ts';

type Called = (typeof everyOperation)[number];

/** Frequencies of operations that are not drawn as often as others; those that undo work are rare. */
const weights: Readonly<Record<string, number>> = {
  ...{ createPayment: 36, createReference: 28, createCheckout: 28, createToken: 12, createCustomer: 12 },
  ...{ payAtAtm: 28, answerPhone: 20, payByCard: 20, typeCard: 20, answerChallenge: 12, answerBank: 12 },
  ...{ createCapture: 20, createRefund: 20, createRecurring: 16, updatePayment: 16, changeAmount: 16 },
  ...{ presentCard: 20, typePin: 16, createTerminalPayment: 20, createTerminalRefund: 16, typeAmount: 12 },
  ...{ moveClock: 12, exportSandbox: 4, createFault: 4, importSandbox: 4, getHealth: 4, getReadiness: 4 },
  ...{ listErrors: 4, getError: 4, resetSandbox: 1, createTenant: 1, deleteTenant: 1 },
};
const usualWeight = 8;
const drawn = everyOperation.flatMap((called) => Array(weights[called.id] ?? usualWeight).fill(called) as Called[]);

const oddParams = [
  ...['%00', '-1', 'x', '1.5', '%20', '%2F', '..%2F', '%E0%A4%A', '%', '%ff', '1%001', '__proto__', '1e3'],
  ...['9'.repeat(3000), '0', '00001', '99999999999999999999', '9223372036854775808', 'null', '1,2'],
  ...['%F0%9F%99%82', '4294967296', 'constructor', "1'--", 'a'.repeat(40), '123456789', '2147483648'],
  ...['00000000-0000-0000-0000-000000000000', '9007199254740993', '9'.repeat(25)],
];

/** Request under construction, and whether the contract accepts it so far. */
interface Draft {
  context: ActionContext;
  called: Called;
  isValid: boolean;
}

function pathOf(draft: Draft, chance: Chance): string {
  const { context, called } = draft;
  const { operation, base } = called;
  const schemas = (operation.params?.shape ?? {}) as Record<string, z.ZodType>;
  const resource = base === '/payer' ? 'payer' : (operation.path.split('/')[1] ?? '');
  // Sometimes uses ids of another sandbox, which must be treated like missing ones.
  const place = chance.percent(4) ? { ...context, shop: chance.of(context.world.shops) } : context;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (chance.percent(17)) {
      draft.isValid = false;
      return chance.of(oddParams);
    }
    const known = chance.percent(9) ? undefined : knownParam(resource, name, place, chance);
    const schema = schemas[name];
    const value = known ?? (schema && validValue(schema, chance)) ?? '1';
    if (schema && !schema.safeParse(String(value)).success) draft.isValid = false;
    return encodeURIComponent(wellFormed(String(value)));
  });
  return base + path;
}

function validQuery(query: z.ZodObject, chance: Chance): string {
  const values = Object.entries(validValue(query, chance) as object);
  const pairs = values.flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([bound, held]) => [`${name}[${bound}]`, held])
      : [[name, value]],
  );
  // An empty parameter counts as a missing one.
  const given = pairs.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, wellFormed(String(value))])).toString();
}

function queryOf(draft: Draft, chance: Chance): string {
  const { query } = draft.called.operation;
  const kind = chance.below(query ? 13 : 40);
  if (kind < 4 || (!query && kind < 37)) {
    draft.isValid &&= query?.safeParse({}).success ?? true;
    return '';
  }
  if (query && kind < 10) return `?${validQuery(query, chance)}`;
  draft.isValid = false;
  return `?${brokenQuery(Object.keys(query?.shape ?? {}), chance)}`;
}

const full = [...paymentRequests, ...pageRequests, ...otherRequests];

/** Valid body: an example of the operation or of the tests, or a value generated from the schema. */
function validBody(id: string, { body, examples = [] }: Operation, chance: Chance): unknown {
  const known = [
    ...examples.map(({ value }) => value),
    ...full.filter(({ operation }) => operation === id).map((request) => request.body),
  ];
  const isMade = body && (known.length === 0 || chance.percent(30));
  return isMade ? validValue(body, chance) : chance.of<unknown>(known);
}

type Sent = Pick<CallRequest, 'body' | 'headers' | 'transport'>;
const asJson = (value: unknown): Sent => ({ body: JSON.stringify(value) });
const tooLong = 1_100_000;

const strayBodies: readonly Sent[] = [
  { body: '{}' },
  { body: 'x'.repeat(tooLong) },
  { body: 'x', transport: 'breaks off' },
];

function bodyOf(draft: Draft, whole: Chance, fill: Chance, wound: Chance): Sent {
  const { context, called } = draft;
  const { operation, id } = called;
  const kind = wound.below(100);
  if (!operation.body) return kind < 92 ? {} : wound.of(strayBodies);
  const made = validBody(id, operation, whole);
  const [reference] = id === 'payAtAtm' && fill.percent(75) ? [fill.of([...referencesOf(context)])] : [];
  const value = reference ?? filled(made, context, fill);
  if (kind < 60) {
    draft.isValid &&= operation.body.safeParse(value).success;
    return asJson(value);
  }
  draft.isValid = false;
  if (kind < 84) return asJson(brokenValue(value, wound));
  if (kind < 98) return { body: damagedBody(value, wound), ...anySending(wound) };
  return kind === 98 ? {} : wound.of(strayBodies);
}

const oddFaults = ['latency=1', 'latency=0', 'latency=30001', 'x', '', 'server_error=1', 'unavailable, latency'];

function headersOf(draft: Draft, chance: Chance): CallRequest['headers'] {
  const kind = chance.below(33);
  if (kind < 30) return {};
  draft.isValid = false;
  return kind < 32 ? brokenHeaders(chance) : { [faultHeader]: chance.of([...faultKinds, ...oddFaults]) };
}

/** Call to the REST API, the control API or a payment page; usually valid, often broken. */
export function operationRequest(context: ActionContext): CallRequest {
  const { picks } = context;
  const draft: Draft = { context, called: picks.of(drawn), isValid: true };
  const path = pathOf(draft, nextPart(picks)) + queryOf(draft, nextPart(picks));
  const sent = bodyOf(draft, nextPart(picks), nextPart(picks), nextPart(picks));
  const headers = headersOf(draft, nextPart(picks));
  return {
    method: draft.called.operation.method,
    path,
    anonymous: draft.called.base === '/payer',
    ...sent,
    headers: { ...sent.headers, ...headers },
    hostile: draft.isValid ? 'valid' : 'broken',
  };
}
