import { readFileSync } from 'node:fs';
import { controlErrors } from '@balcao/contract/control/errors.ts';
import { controlOperations } from '@balcao/contract/control/operations.ts';
import { sandboxErrors } from '@balcao/contract/errors/s00100-s00102.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { expect } from 'vitest';
import { at } from '../../../tools/run/paths.mjs';
import { advice, claim, claims } from '../claims.ts';
import { readSentences } from '../pages.ts';
import { later } from './errors/later.ts';
import { repeating } from './errors/repeating.ts';
import { order, reference, refusedCalls, replay } from './errors/verbs.ts';

export default claims({
  'front matter': [
    advice(
      'Como é um erro da API, a que se refere, quando vale a pena tentar outra vez, e o catálogo inteiro com causa, remédio e maneira de o provocar.',
    ),
  ],
  top: [
    advice('Um erro diz o que falhou e onde; o catálogo diz porquê, e o que fazer.'),
    claim(
      'Esta página ensina a lê-lo e tem todos os que o fornecedor documenta, e os s00… da sandbox.',
      () => {
        const page = readFileSync(at('site', 'docs', 'guides', 'errors.mdx'), 'utf8');
        const shown = [...page.matchAll(/<ErrorTable family="(\w+)" \/>/g)].map(([, family]) => family);
        const families = [errors, sandboxErrors]
          .flatMap((table) => Object.values(table))
          .map(({ family }) => family);
        expect([...new Set(families)].sort()).toEqual(shown.sort());
      },
    ),
    claim(
      'Os que começam por c são dos comandos da sandbox e estão na referência deles; os que nascem fora de um comando estão em Limites, Falhas a pedido e Operar a sandbox.',
      () => {
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
    ),
  ],
  shape: [
    claim(
      [
        'Qualquer resposta com estado 400 ou superior traz success a false e um error.',
        'Em error.code vem a família; em error.errors, cada problema com o seu código e, se vem de um ponto do pedido, o seu sítio.',
      ],
      async (world) => {
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
    ),
    claim('Este pedido tinha três enganos, e a resposta conta-os todos de uma vez:', async (world) => {
      const { answer, shown } = await replay(world, 'fields');
      expect({ status: answer.status, error: answer.body.error }).toEqual(shown);
      expect(answer.refusals).toHaveLength(3);
    }),
    advice('No seu programa, decida pelo estado HTTP e pelo código.'),
    claim(
      'O texto de msg é para pessoas: muda com o cabeçalho Accept-Language, e pode ser melhorado.',
      async ({ api }) => {
        const said = [];
        for (const language of ['PT', 'ES', 'EN']) {
          said.push((await api.post(reference, {}, { 'accept-language': language })).body.error);
        }
        expect(new Set(said.map((error) => error?.msg)).size).toBe(3);
        expect(new Set(said.map((error) => error?.errors[0]?.msg)).size).toBe(3);
        expect(new Set(said.map((error) => error?.errors[0]?.code))).toEqual(new Set(['e00202']));
      },
    ),
  ],
  source: [
    claim(
      [
        'Na sandbox, source aponta para a parte do pedido que foi recusada.',
        'Falta quando o que recusa não é um ponto do pedido: o estado do pagamento, o que o método ou a plataforma não fazem, um caminho que não existe.',
        'Traz uma destas três:',
      ],
      async (world) => {
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
      },
      { chosen: ['behaviour-errorSource'] },
    ),
    claim('Um campo do corpo é apontado por um JSON Pointer, como acima.', async (world) => {
      const { answer } = await replay(world, 'fields');
      const places = answer.body.error?.errors.map(({ source: place }) => place?.pointer);
      expect(places?.sort()).toEqual(['/amount', '/customer/email', '/paymentMethod/details/phoneNumber']);
      const body = { amount: 1000, availableMethods: [{ code: 'MB' }, { code: 'XX' }] };
      const listed = await world.api.post(reference, body);
      expect(listed.body.error?.errors[0]?.source).toEqual({ pointer: '/availableMethods/1/code' });
    }),
    claim('Um parâmetro do URL, pelo nome:', async (world) => {
      const { answer, shown } = await replay(world, 'query');
      expect({ status: answer.status, error: answer.body.error }).toEqual(shown);
      expect(answer.body.error?.errors[0]?.source).toEqual({ parameter: 'limit' });
    }),
    claim('E um cabeçalho, também pelo nome:', async (world) => {
      const { answer, shown } = await replay(world, 'credentials');
      expect({ status: answer.status, error: answer.body.error }).toEqual(shown);
      expect(answer.body.error?.errors[0]?.source).toEqual({ header: 'Authorization' });
    }),
  ],
  families: [
    advice('A família basta para saber quem tem de agir.'),
    claim('Por baixo de cada uma, menos da e05000, há códigos mais precisos.', async (world) => {
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
    }),
    claim(
      'Os códigos são da especificação, menos o e02433, que vem de guias mais antigos do fornecedor.',
      () => {
        const elsewhere = Object.entries(errors).filter(([, { origin }]) => origin.code.kind !== 'specified');
        expect(elsewhere.map(([code, { origin }]) => [code, origin.code])).toEqual([
          ['e02433', { kind: 'published', material: 'olderGuides' }],
        ]);
      },
    ),
    claim(
      'Que recusa dá cada um, a especificação nem sempre diz: um asterisco marca o que a sandbox escolheu.',
      () => {
        const origins = Object.values(errors).map(({ origin }) => origin.mapping.kind);
        expect(origins).toContain('chosen');
        expect(origins).toContain('specified');
      },
    ),
  ],
  ...repeating,
  ...later,
  next: [
    advice('Repetir sem fazer duas vezes: o que faz cada operação repetida.'),
    advice('Estados de um pagamento: o que se pode fazer em cada um.'),
    advice('Testar uma integração: cartões e telemóveis que acabam em cada código.'),
    advice('O que não está documentado: limites de pedidos, página de estado e o resto.'),
  ],
});
