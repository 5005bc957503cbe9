import type { RestError } from '@balcao/contract/errors/errorRow.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import { posted, reference } from '@balcao/contract/provocations/remedyCalls.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { splitValues } from '@balcao/workbench/runner/recordedValues.ts';
import { provider } from '../../../provider.config.ts';
import { bodyText, type Credentials, headersOf, wirePath } from '../../call.ts';
import type { RecordedRequest, Recording, Step } from '../../recording.ts';
import { callOf } from '../callOf.ts';

/** Steps that are played in order. The objects created by them are removed afterwards. */
export type Case = Pick<Recording, 'id' | 'steps'>;

/** Request of a sketched call. The default credentials are the seeded ones. */
export function requestOf(sketch: ProvokingRequest, as?: Credentials): RecordedRequest {
  const call = callOf('api', `${sketch.operation}`, { ...sketch, as }, 'pt');
  return { method: call.method, path: wirePath(call), headers: headersOf(call), body: bodyText(call.body) };
}

function stepOf(name: string, call: ProvokingRequest, status: number, body: object): Step {
  const response = { status, headers: {}, body: JSON.stringify(body) };
  return { name, kind: 'api', operation: `${call.operation}`, request: requestOf(call), response };
}

const provoked = Object.entries<RestError>(errors).flatMap(([code, row]): Case[] => {
  const { family, status, provocation } = row;
  if (provocation.by !== 'call' || provocation.before) return [];
  if (['as', 'clientId', 'path', 'rawBody'].some((name) => name in provocation.call)) return [];
  const error = { code: family, ...(code !== family && { errors: [{ code }] }) };
  return [{ id: `provocations/${code}`, steps: [stepOf('refused', provocation.call, status, { error })] }];
});

const { otherPlatform, payments, customers, terminals, webhooks, checkouts } = seed;
const customUniqueId = 'ORDER-2026-0001';
const ids = [payments, customers, seed.savedMethods, checkouts, webhooks].flatMap((each) => Object.values(each));
/** Seeded values that other servers do not have, including a reference outside the entity's range. */
const seeded = new Set<string>([...ids, otherPlatform.privateKey, customUniqueId, '999999901']);
for (const { clientId } of Object.values(seed.entities)) seeded.add(clientId);
for (const { uuid } of terminals) seeded.add(uuid);

const first = (operation: string, query = {}) => ({ operation, query: { ...query, limit: '1' } });
const order = reference({ code: 'REF-0001', summary: 'Encomenda 0001', customUniqueId });
const url = 'https://loja.example/sandbox/inbox/0001';
const person = { customerId: 'C-0001', firstName: 'Maria', lastName: 'Silva', phoneNumber: '351#900000001' };

/** Calls that find a substitute for a seeded object, to read it. */
const finds: Readonly<Record<string, ProvokingRequest>> = {
  [payments.pendingReference]: first('listPayments', { stateDetails_state: 'pending' }),
  [payments.confirmedReference]: first('listPayments', { stateDetails_state: 'confirmed' }),
  [customers.own]: first('listCustomers'),
  [terminals[0].uuid]: first('listTerminals'),
};

/** Calls that create a substitute for a seeded object, to change and remove it. */
const makes: Readonly<Record<string, ProvokingRequest>> = {
  [payments.pendingReference]: order,
  [customUniqueId]: order,
  [payments.realtimeReference]: reference({ availableMethods: [{ code: 'MB', type: 'REALTIME' }] }),
  [customers.own]: posted('createCustomer', { ...person, email: 'maria.silva@cliente.example' }),
  [webhooks.confirmed]: posted('createWebhook', { action: 'payment_confirmed', url }),
  [webhooks.cancelled]: posted('createWebhook', { action: 'payment_cancelled', url }),
  [checkouts.ready]: posted('createCheckout', { payment: { amount: 1000 } }),
};

/** Adds steps whose responses provide the server's values for the seeded ones. Their responses are not compared. */
function withStandIns({ id, steps }: Case, writes: boolean): Case {
  const standIns = new Map<string, Step>();
  const needing = steps.map((step): Step => {
    const { method, path, body, headers } = step.request;
    const key = atob(headers.Authorization?.slice(6) ?? '');
    const sent = `${decodeURIComponent(path)} ${body} ${headers['PayPay-ClientId']} ${key}`;
    const used = step.kind === 'api' ? splitValues(sent).values.filter((each) => seeded.has(each)) : [];
    const found = used.flatMap((value): Step[] => {
      const call = (writes && makes[value]) || (method === 'GET' && finds[value]);
      const data = { id: value, uuid: value };
      return call ? [stepOf(value, call, 0, { data: call.query ? [data] : data })] : [];
    });
    if (found.length < used.length) return { ...step, needs: ['what only the seed has'] };
    for (const each of found) standIns.set(each.name, each);
    return { ...step, needs: [...(step.needs ?? []), ...used] };
  });
  return { id, steps: [...standIns.values(), ...needing] };
}

/** Cases with keys unique to each run. The webhook URLs are in a reserved domain, so no delivery arrives. */
export function casesOf(all: Recording[], writes: boolean, run: string, phone = '351#900000001'): Case[] {
  const adapted = (text: string, at: number) =>
    text
      .replaceAll(provider.sandbox, 'https://loja.example')
      .replace(/\b(ORDER-\d{4}|C|REF)-\d{4}[\w-]*/g, `$&-${run}${at}`)
      .replace(/351#9\d{8}/g, phone);
  const cases = [...all, ...provoked].map((each) => withStandIns(each, writes));
  return cases.map((each, at) => JSON.parse(adapted(JSON.stringify(each), at)));
}
