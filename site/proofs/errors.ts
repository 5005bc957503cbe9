import { readFileSync } from 'node:fs';
import { controlErrors } from '@balcao/contract/control/errors.ts';
import { controlOperations } from '@balcao/contract/control/operations.ts';
import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import { provocations } from '@balcao/contract/provocations/provocations.ts';
import { expect } from 'vitest';
import { fillDisk } from '../../sandbox/testing/fullDisk.ts';
import { provokeByCard, provokeByPhone } from '../../sandbox/testing/provoke.ts';
import { openTestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { at } from '../../tools/run/paths.mjs';
import { chosen, proofs } from './check/proofs.ts';
import {
  count,
  ignoresKeysInHeaders,
  losesResponses,
  order,
  reference,
  refusedCalls,
  repeatsAfter,
  repeatsAreRefused,
  replay,
  steps,
} from './verbs/errors.ts';
import { readSentences } from './verbs/pages.ts';

const nobody = { authorization: undefined, 'paypay-clientid': undefined };

export default proofs('errors', {
  // ---- shape
  // “Qualquer resposta com estado 400 ou superior traz success a false e um error.”
  // “Em error.code vem a família; em error.errors, cada problema com o seu código e, se estiver numa parte do pedido, o lugar onde está.”
  'shape-1': async (world) => {
    const answers = [];
    for await (const { answer } of refusedCalls(world)) answers.push(answer);
    for (const fault of ['server_error', 'acquirer_error', 'unavailable']) {
      answers.push(await world.api.send('POST', reference, order, { 'sandbox-fault': fault }));
    }
    answers.push(await world.api.send('POST', reference, ' '.repeat(2_000_000)));
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
    expect([...statuses].sort()).toEqual([400, 401, 404, 409, 413, 422, 500, 502, 503]);
  },
  // “Este pedido tinha três erros, e a resposta indica-os todos de uma vez:”
  'shape-2': async (world) => {
    const { answer, shown } = await replay(world, 'fields');
    expect({ status: answer.status, error: answer.body.error }).toEqual(shown);
    expect(answer.refusals).toHaveLength(3);
  },
  // “O texto de msg é para pessoas: muda com o cabeçalho Accept-Language, e pode ser melhorado.”
  'shape-3': async ({ api }) => {
    const said = [];
    for (const language of ['PT', 'ES', 'EN']) {
      said.push((await api.post(reference, {}, { 'accept-language': language })).body.error);
    }
    expect(new Set(said.map((error) => error?.msg)).size).toBe(3);
    expect(new Set(said.map((error) => error?.errors[0]?.msg)).size).toBe(3);
    expect(new Set(said.map((error) => error?.errors[0]?.code))).toEqual(new Set(['e00202']));
  },
  // ---- source
  // “Na sandbox, source aponta para a parte do pedido que foi recusada.”
  // “Não vem quando a recusa não se deve a nenhuma parte do pedido: o estado do pagamento, algo que o método ou a plataforma não permitem, um caminho que não existe.”
  // “Traz uma destas três:”
  'source-1': chosen(['behaviour-errorSource'], async (world) => {
    const without: string[] = [];
    for await (const { code, call, answer } of refusedCalls(world)) {
      for (const { source: place } of answer.body.error?.errors ?? []) {
        if (!place) without.push(code);
        else expect(Object.keys(place)).toHaveLength(1);
        const { pointer, parameter, header } = place ?? {};
        if (pointer) expect(pointer).toMatch(/^(\/\w+)+$/);
        if (parameter) expect({ ...call.params, ...call.query }).toHaveProperty(parameter);
        if (header) expect(['PayPay-ClientId', 'Authorization']).toContain(header);
      }
    }
    expect(without).toEqual(['e00400', 'e00402', 'e00500', 'e00600', 'e00601']);
  }),
  // “Um campo do corpo é indicado com um JSON Pointer, como acima.”
  'source-2': async (world) => {
    const { answer } = await replay(world, 'fields');
    const places = answer.body.error?.errors.map(({ source: place }) => place?.pointer);
    expect(places?.sort()).toEqual(['/amount', '/customer/email', '/paymentMethod/details/phoneNumber']);
    const body = { amount: 1000, availableMethods: [{ code: 'MB' }, { code: 'XX' }] };
    const listed = await world.api.post(reference, body);
    expect(listed.body.error?.errors[0]?.source).toEqual({ pointer: '/availableMethods/1/code' });
  },
  // “Um parâmetro do URL, pelo nome:”
  'source-3': async (world) => {
    const { answer, shown } = await replay(world, 'query');
    expect({ status: answer.status, error: answer.body.error }).toEqual(shown);
    expect(answer.body.error?.errors[0]?.source).toEqual({ parameter: 'limit' });
  },
  // “E um cabeçalho, também pelo nome:”
  'source-4': async (world) => {
    const { answer, shown } = await replay(world, 'credentials');
    expect({ status: answer.status, error: answer.body.error }).toEqual(shown);
    expect(answer.body.error?.errors[0]?.source).toEqual({ header: 'Authorization' });
  },
  // ---- families
  // “Todas, exceto a e05000, têm códigos mais específicos.”
  'families-1': async (world) => {
    const precise = new Map<string, Set<string>>();
    const unavailable = await world.api.post(reference, order, { 'sandbox-fault': 'unavailable' });
    const answers = [unavailable];
    for await (const { answer } of refusedCalls(world)) answers.push(answer);
    for (const { body } of answers) {
      const { code: family = '', errors: problems = [] } = body.error ?? {};
      const codes = precise.get(family) ?? new Set();
      for (const { code } of problems) if (code !== family) codes.add(code);
      precise.set(family, codes);
    }
    expect([...precise].filter(([, codes]) => codes.size === 0).map(([family]) => family)).toEqual([
      'e05000',
    ]);
    expect(precise.size).toBe(8);
  },
  // “Os códigos são da especificação, exceto o e02433, que vem de guias mais antigos do fornecedor.”
  'families-2': () => {
    const elsewhere = Object.entries(errors).filter(([, { origin }]) => origin.code.kind !== 'specified');
    expect(elsewhere.map(([code, { origin }]) => [code, origin.code])).toEqual([
      ['e02433', { kind: 'published', material: 'olderGuides' }],
    ]);
  },
  // ---- catalogue
  // “Na sandbox, siga o cabeçalho Link da recusa, com rel="help": leva à entrada do primeiro código, na língua da resposta.”
  'catalogue-1': async ({ api }) => {
    const body = { amount: 'x', customer: { email: 'x' } };
    for (const [language, prefix] of [
      ['PT', ''],
      ['ES', '/es'],
      ['EN', '/en'],
    ]) {
      const answer = await api.post(reference, body, { 'accept-language': language });
      const [first] = answer.body.error?.errors ?? [];
      const link = answer.headers.get('link') ?? '';
      expect(link).toMatch(new RegExp(`^<https?://[^/]+${prefix}/api#errors/${first?.code}>; rel="help"$`));
    }
  },
  // “Pela API, sem credenciais: listErrors devolve todos os códigos da API, getError um só.”
  // “Os da sandbox não estão lá.”
  'catalogue-2': async ({ api }) => {
    const { data } = await api.get<{ code: string }[]>('/api/errors', nobody);
    expect(data.map(({ code }) => code).sort()).toEqual(Object.keys(provocations).sort());
    for (const each of data) {
      expect((await api.get(`/api/errors/${each.code}`, nobody)).data).toEqual(each);
    }
    for (const code of Object.keys(sandboxErrors)) {
      expect((await api.get(`/api/errors/${code}`, nobody)).status).toBe(422);
    }
  },
  // “Os que começam por c são dos comandos da sandbox e estão na referência deles; os que não vêm de um comando estão em Limites, Falhas a pedido e Operar a sandbox.”
  'catalogue-3': () => {
    const said = [
      ['guides/sandbox', 'limits'],
      ['guides/sandbox', 'faults'],
      ['guides/running-sandbox', 'reach'],
    ].flatMap(([page = '', section = '']) => readSentences(page).get(section) ?? []);
    const inReference = new Set<string>(
      Object.values<Operation>(controlOperations).flatMap((operation) => operation.errors),
    );
    const elsewhere = Object.keys(controlErrors).filter((code) => !inReference.has(code));
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(elsewhere.filter((code) => !said.join(' ').includes(code))).toEqual([]);
  },
  // ---- later
  // “Um pedido MB WAY pode ser aceite e só depois falhar no telemóvel.”
  // “Nesse caso a resposta à sua chamada foi um sucesso, e o código aparece mais tarde em paymentMethod.result, anunciado por payment_method_error.”
  // “São os códigos do catálogo que começam por e04 e o e02433.”
  'later-1': async (world) => {
    const later = Object.entries(provocations).flatMap(([code, provocation]) =>
      provocation.by === 'call' ? [] : [[code, provocation] as const],
    );
    for (const [code, provocation] of later) {
      await world.api.post('/sandbox/reset');
      world.receiver.received = [];
      await world.subscribe('payment_method_error');
      const id =
        provocation.by === 'phone'
          ? (await provokeByPhone(world, provocation)).id
          : provocation.by === 'card' && (await provokeByCard(world, provocation)).page.paymentId;
      const { paymentMethod } = await world.get(String(id));
      expect(paymentMethod?.result?.code).toBe(code);
      const [told] = await world.notifications();
      expect(told?.payments[0].paymentMethod?.result?.code).toBe(code);
    }
    const listed = (await world.api.get<{ code: string }[]>('/api/errors')).data.map(({ code }) => code);
    const expected = listed.filter((code) => code.startsWith('e04') || code === 'e02433');
    expect(later.map(([code]) => code).sort()).toEqual(expected.sort());
  },
  // ---- try
  // “Faz na sua sandbox as chamadas erradas desta página e mostra o que ela respondeu a cada uma.”
  'try-1': async (world) => {
    const page = readFileSync(at('site', 'docs', 'guides', 'errors.mdx'), 'utf8');
    const shown = [...page.matchAll(/example="payments\/errors" step="([\w-]+)"/g)].map(([, name]) => name);
    expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(shown));
    for (const { name } of steps) {
      const { answer, shown: recorded } = await replay(world, name);
      expect({ status: answer.status, error: answer.body.error }).toEqual(recorded);
    }
  },
  // “Na sandbox também pode fazer falhar chamadas corretas: Testar uma integração diz como pedir uma demora, um 500, um 502, um 503 ou uma ligação que cai.”
  'try-2': async (world) => {
    const { api } = world;
    const answers: unknown[] = [];
    for (const kind of ['latency', 'server_error', 'acquirer_error', 'unavailable', 'dropped_connection']) {
      expect((await api.post('/sandbox/faults', { kind, calls: 1 })).status).toBeLessThan(300);
      const call = api.post(reference, { amount: 1000 });
      answers.push(await call.then(({ status }) => status).catch(() => 'dropped'));
    }
    expect(answers).toEqual([201, 500, 502, 503, 'dropped']);
    expect(world.pauses).toHaveLength(1);
  },
  // ---- sandbox-codes
  // “Qualquer operação que use a base de dados pode responder com o s00101, tanto na API como nos comandos.”
  'sandbox-codes-1': async (world) => {
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
  // ---- retry
  // “Quase todos os estados 4xx obrigam a mudar alguma coisa: o mesmo pedido seria recusado outra vez.”
  'retry-1': async (world) => {
    const statuses = new Set<number>();
    for await (const { answer } of refusedCalls(world)) statuses.add(answer.status);
    const refused = [...statuses].filter((status) => status < 500).sort();
    expect(refused).toEqual([400, 401, 404, 409, 422]);
    for (const status of refused) await repeatsAreRefused(world, status);
  },
  // “Depois de um 500, de um 502 ou de uma ligação que cai, repita mais tarde, como a operação permite.”
  'retry-2': async (world) => {
    for (const fault of ['server_error', 'acquirer_error']) {
      await world.api.post('/sandbox/reset');
      expect((await repeatsAfter(world, fault)).repeated.status).toBe(201);
    }
    await world.api.post('/sandbox/reset');
    await losesResponses(world);
  },
  // ---- idempotency
  // “Uma ligação que cai não diz se a operação foi feita, e não há um cabeçalho de idempotência.”
  'idempotency-1': async (world) => {
    await losesResponses(world);
    await ignoresKeysInHeaders(world);
  },
  // “Só algumas operações recusam elas próprias a repetição, como esta, que leva o customUniqueId de uma encomenda que já existe:”
  'idempotency-2': async (world) => {
    const before = await count(world);
    const existing = { amount: 1000, customUniqueId: 'ORDER-2026-0001' };
    expect((await world.api.post(reference, existing)).refusals).toEqual(['409 e00600']);
    expect(await count(world)).toBe(before);
    const { id } = await world.charge();
    for (const _ of [1, 2]) expect((await world.refund(id, 100)).status).toBe(201);
  },
});
