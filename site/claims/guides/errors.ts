import { errors } from '@balcao/contract/errors.ts';
import { expect } from 'vitest';
import { advice, claim, claims, provedBy } from '../claims.ts';
import { catalogue } from './errors/catalogue.ts';
import { later } from './errors/later.ts';
import { repeating } from './errors/repeating.ts';
import { order, reference, refusedCalls, replay } from './errors/verbs.ts';

export default claims({
  'front matter': [
    advice(
      'Como é um erro da API, a que se refere, quem tem de agir, quando vale a pena tentar outra vez e onde está o catálogo.',
    ),
  ],
  top: [
    advice('Um erro diz o que falhou e onde; o catálogo diz porquê, e o que fazer.'),
    advice(
      'Esta página ensina a ler um erro, a saber quem tem de agir, e a decidir se vale a pena tentar outra vez.',
    ),
  ],
  shape: [
    claim(
      [
        'Qualquer resposta com estado 400 ou superior traz success a false e um error.',
        'Em error.code vem a família; em error.errors, cada problema com o seu código e, se estiver numa parte do pedido, o lugar onde está.',
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
    claim('Este pedido tinha três erros, e a resposta indica-os todos de uma vez:', async (world) => {
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
        'Não vem quando a recusa não se deve a nenhuma parte do pedido: o estado do pagamento, algo que o método ou a plataforma não permitem, um caminho que não existe.',
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
    claim('Um campo do corpo é indicado com um JSON Pointer, como acima.', async (world) => {
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
    claim(
      'A família basta para saber quem tem de agir.',
      provedBy(
        'site/src/components/guide/errorFamilies.test.ts',
        'the %s table says who acts on each family',
      ),
    ),
    claim('Todas, exceto a e05000, têm códigos mais específicos.', async (world) => {
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
      'Os códigos são da especificação, exceto o e02433, que vem de guias mais antigos do fornecedor.',
      () => {
        const elsewhere = Object.entries(errors).filter(([, { origin }]) => origin.code.kind !== 'specified');
        expect(elsewhere.map(([code, { origin }]) => [code, origin.code])).toEqual([
          ['e02433', { kind: 'published', material: 'olderGuides' }],
        ]);
      },
    ),
    claim(
      'A especificação nem sempre diz que recusa dá cada um: o catálogo marca o que a sandbox escolheu.',
      provedBy(
        'site/src/components/api/catalogue.test.ts',
        'the entries of chosen rules are marked, and no others',
      ),
    ),
  ],
  ...catalogue,
  ...repeating,
  ...later,
  next: [
    advice('Repetir sem fazer duas vezes: o que faz cada operação repetida.'),
    advice('Estados de um pagamento: o que se pode fazer em cada um.'),
    advice('Testar uma integração: cartões e telemóveis que acabam em cada código.'),
    advice('O que não está documentado: limites de pedidos, página de estado e o resto.'),
  ],
});
