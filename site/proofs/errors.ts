import { isDeepStrictEqual } from 'node:util';
import type { RestError } from '@balcao/contract/errors/errorRow.ts';
import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import { operations } from '@balcao/contract/operations.ts';
import type { ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import { provocations } from '@balcao/contract/provocations/provocations.ts';
import { callsOf } from '@balcao/contract/provocations/remedy.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { fillDisk } from '../../sandbox/testing/fullDisk.ts';
import { provokeByCard, provokeByPhone } from '../../sandbox/testing/provoke.ts';
import { openTestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { chosen, proofs } from './check/proofs.ts';
import { reference, refusedCalls, valueAt } from './verbs/errors.ts';

const nobody = { authorization: undefined, 'paypay-clientid': undefined };
const order = { amount: 1000 };

/** Calls to the same operation in the remedy for a code. */
function correctedCalls(code: string, { operation }: ProvokingRequest): readonly ProvokingRequest[] {
  const { tried }: RestError = errors[code as keyof typeof errors];
  const calls = 'outside' in tried ? [] : tried.flatMap(callsOf);
  return calls.filter((call) => call.operation === operation);
}

function partAt(call: ProvokingRequest, { pointer, parameter = '' }: { pointer?: string; parameter?: string }) {
  if (pointer === undefined) return { ...call.params, ...call.query }[parameter];
  return valueAt(call.rawBody ?? call.body, pointer);
}

export default proofs('errors', {
  'every-refusal-has-the-same-shape': async (world) => {
    const answers = [];
    for await (const { answer } of refusedCalls(world)) answers.push(answer);
    for (const fault of ['server_error', 'acquirer_error', 'unavailable']) {
      answers.push(await world.api.send('POST', reference, order, { 'sandbox-fault': fault }));
    }
    answers.push(await world.api.send('POST', reference, ' '.repeat(2_000_000)));
    answers.push(await world.api.send('POST', reference, order, { 'content-encoding': 'gzip' }));
    for (const { status, body } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect([body.success, body.data]).toEqual([false, undefined]);
      const { code: family, errors: problems = [] } = body.error ?? {};
      expect(family).toMatch(/^(e00[1-6]00|e05000|s00100)$/);
      expect(problems.length).toBeGreaterThan(0);
      for (const { code, msg } of problems)
        expect([code, msg]).toEqual([expect.stringMatching(/^[es]\d{5}$/), expect.any(String)]);
    }
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([400, 401, 404, 409, 413, 415, 422, 500, 502, 503]);
  },
  'message-follows-the-language': async ({ api, seed }) => {
    const said: unknown[][] = [];
    for (const language of ['PT', 'ES', 'EN']) {
      const headers = { 'accept-language': language };
      const { error } = (await api.post(reference, {}, headers)).body;
      const paid = await api.get<Payment>(`/api/payments/${seed.payments.confirmedCard}`, headers);
      const [first] = error?.errors ?? [];
      said.push([error?.msg, first?.msg, paid.data.availableMethods[0]?.name, first?.code]);
    }
    const different = [0, 1, 2, 3].map((place) => new Set(said.map((each) => each[place])).size);
    expect(different).toEqual([3, 3, different[2], 1]);
    expect(different[2]).toBeGreaterThan(1);
  },
  'source-is-the-refused-part': chosen(['behaviour-errorSource'], async (world) => {
    const without: string[] = [];
    for await (const { code, call, answer } of refusedCalls(world)) {
      for (const { source } of answer.body.error?.errors ?? []) {
        if (!source) without.push(code);
        else expect(Object.keys(source)).toHaveLength(1);
        const { parameter, header } = source ?? {};
        if (header) expect(['PayPay-ClientId', 'Authorization']).toContain(header);
        if (parameter) expect({ ...call.params, ...call.query }).toHaveProperty(parameter);
        if (answer.status !== 422 || !source) continue;
        const changed = correctedCalls(code, call).filter(
          (right) => !isDeepStrictEqual(partAt(right, source), partAt(call, source)),
        );
        expect([code, changed]).not.toEqual([code, []]);
      }
    }
    expect(without).toEqual(['e00400', 'e00402', 'e00500', 'e00600', 'e00601']);
  }),
  'body-field-is-a-json-pointer': async ({ api }) => {
    const pointers = async (path: string, body: object) =>
      (await api.post(path, body)).body.error?.errors.map(({ source }) => source?.pointer).sort();
    const method = { code: 'MW', details: { phoneNumber: 'x' } };
    const three = { amount: 'x', customer: { email: 'x' }, paymentMethod: method };
    expect(await pointers('/api/payments', three)).toEqual([
      '/amount',
      '/customer/email',
      '/paymentMethod/details/phoneNumber',
    ]);
    const listed = { amount: 1000, availableMethods: [{ code: 'MB' }, { code: 'XX' }] };
    expect(await pointers(reference, listed)).toEqual(['/availableMethods/1/code']);
  },
  'families-have-precise-codes': async (world) => {
    const precise: Record<string, string[]> = {};
    const answers = [await world.api.post(reference, order, { 'sandbox-fault': 'unavailable' })];
    for await (const { answer } of refusedCalls(world)) answers.push(answer);
    for (const { body } of answers) {
      const { code: family = '', errors: problems = [] } = body.error ?? {};
      const codes = problems.map(({ code }) => code).filter((code) => code !== family);
      precise[family] = [...(precise[family] ?? []), ...codes];
    }
    const families = Object.keys(precise);
    expect(families).toHaveLength(8);
    expect(families.filter((family) => precise[family]?.length === 0)).toEqual(['e05000']);
  },
  'link-leads-to-the-first-code': async ({ api }) => {
    const body = { amount: 'x', customer: { email: 'x' } };
    for (const [language, prefix] of Object.entries({ PT: '', ES: '/es', EN: '/en' })) {
      const answer = await api.post(reference, body, { 'accept-language': language });
      const [first] = answer.body.error?.errors ?? [];
      const link = answer.headers.get('link') ?? '';
      expect(link).toMatch(new RegExp(`^<https?://[^/]+${prefix}/api#errors/${first?.code}>; rel="help"$`));
    }
  },
  'error-list-needs-no-credentials': async ({ api }) => {
    const { data } = await api.get<{ code: string }[]>('/api/errors', nobody);
    expect(data.map(({ code }) => code).sort()).toEqual(Object.keys(errors).sort());
    for (const each of data) {
      expect((await api.get(`/api/errors/${each.code}`, nobody)).data).toEqual(each);
    }
    for (const code of Object.keys(sandboxErrors)) {
      expect((await api.get(`/api/errors/${code}`, nobody)).status).toBe(422);
    }
  },
  'late-failure-comes-by-webhook': async (world) => {
    const met: string[] = [];
    for (const [code, provocation] of Object.entries(provocations)) {
      if (provocation.by !== 'phone' && provocation.by !== 'card') continue;
      await world.api.post('/sandbox/reset');
      world.receiver.received = [];
      await world.subscribe('payment_method_error');
      const id =
        provocation.by === 'phone'
          ? (await provokeByPhone(world, provocation)).id
          : (await provokeByCard(world, provocation)).page.paymentId;
      expect((await world.get(id)).paymentMethod?.result?.code).toBe(code);
      const [told] = await world.notifications();
      expect(told?.payments[0].paymentMethod?.result?.code).toBe(code);
      met.push(code);
    }
    const listed = (await world.api.get<{ code: string }[]>('/api/errors')).data.map(({ code }) => code);
    const expected = listed.filter((code) => code.startsWith('e04') || code === 'e02433');
    expect(met.sort()).toEqual(expected.sort());
  },
  'any-operation-may-be-unavailable': async (world) => {
    for (const { method, path } of Object.values(operations)) {
      const address = `/api${path.replace(/\{\w+\}/g, '1')}`;
      const answer = await world.api.send(method, address, undefined, { 'sandbox-fault': 'unavailable' });
      expect([address, answer.refusals]).toEqual([address, ['503 s00101']]);
    }
    const full = await openTestSandbox({ sqlite: ':memory:', mostPages: 600 });
    const { get, post } = full.api;
    await fillDisk(full.api);
    expect((await post('/sandbox/tenants', {})).refusals).toEqual(['503 s00101']);
    expect((await get('/sandbox/health')).status).toBe(200);
    await full.close();
  },
});
