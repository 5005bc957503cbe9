import { readFileSync } from 'node:fs';
import { operations } from '@balcao/contract/operations.ts';
import { provocations } from '@balcao/contract/provocations/provocations.ts';
import { expect } from 'vitest';
import { fillDisk } from '../../../../sandbox/testing/fullDisk.ts';
import { provokeByCard, provokeByPhone } from '../../../../sandbox/testing/provoke.ts';
import { openTestSandbox } from '../../../../sandbox/testing/testSandbox.ts';
import { at } from '../../../../tools/run/paths.mjs';
import { advice, claim, claims, source } from '../../claims.ts';
import { reference, replay, steps } from './verbs.ts';

/** Rows on errors that come later, on provoking them, and on those of the sandbox. */
export const later = claims({
  later: [
    claim(
      [
        'Um pedido MB WAY pode ser aceite e só depois falhar no telemóvel.',
        'Nesse caso a resposta à sua chamada foi um sucesso, e o código aparece mais tarde em paymentMethod.result, anunciado por payment_method_error.',
        'São os códigos do catálogo que começam por e04 e o e02433.',
      ],
      async (world) => {
        const later = Object.entries(provocations).flatMap(([code, provocation]) =>
          provocation.by === 'phone' || provocation.by === 'card' ? [[code, provocation] as const] : [],
        );
        for (const [code, provocation] of later) {
          await world.api.post('/sandbox/reset');
          world.receiver.received = [];
          await world.subscribe('payment_method_error');
          const id =
            provocation.by === 'phone'
              ? (await provokeByPhone(world, provocation)).id
              : (await provokeByCard(world, provocation)).page.paymentId;
          const { paymentMethod } = await world.get(id);
          expect(paymentMethod?.result?.code).toBe(code);
          const [told] = await world.notifications();
          expect(told?.payments[0].paymentMethod?.result?.code).toBe(code);
        }
        const listed = (await world.api.get<{ code: string }[]>('/api/errors')).data.map(({ code }) => code);
        const expected = listed.filter((code) => code.startsWith('e04') || code === 'e02433');
        expect(later.map(([code]) => code).sort()).toEqual(expected.sort());
      },
    ),
    advice('Veja um aviso desses.'),
  ],
  try: [
    claim(
      'Faz na sua sandbox as chamadas erradas desta página e mostra o que ela respondeu a cada uma.',
      async (world) => {
        const page = readFileSync(at('site', 'docs', 'guides', 'errors.mdx'), 'utf8');
        const shown = [...page.matchAll(/example="payments\/errors" step="([\w-]+)"/g)].map(
          ([, name]) => name,
        );
        expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(shown));
        for (const { name } of steps) {
          const { answer, shown: recorded } = await replay(world, name);
          expect({ status: answer.status, error: answer.body.error }).toEqual(recorded);
        }
      },
    ),
    claim(
      'Na sandbox também pode fazer falhar chamadas corretas: Testar uma integração diz como pedir uma demora, um 500, um 502, um 503 ou uma ligação que cai.',
      async (world) => {
        const { api } = world;
        const answers: unknown[] = [];
        for (const kind of [
          'latency',
          'server_error',
          'acquirer_error',
          'unavailable',
          'dropped_connection',
        ]) {
          expect((await api.post('/sandbox/faults', { kind, calls: 1 })).status).toBeLessThan(300);
          const call = api.post(reference, { amount: 1000 });
          answers.push(await call.then(({ status }) => status).catch(() => 'dropped'));
        }
        expect(answers).toEqual([201, 500, 502, 503, 'dropped']);
        expect(world.pauses).toHaveLength(1);
      },
    ),
  ],
  'sandbox-codes': [
    source(
      'Estes códigos são da sandbox e o fornecedor nunca os dá.',
      'specified: 8, whose catalogue has neither 429 nor 503 nor a code that begins with s',
    ),
    claim(
      'Qualquer operação que use a base de dados pode responder com o s00101, tanto na API como nos comandos.',
      async (world) => {
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
    ),
    advice('Não faça depender deles o código de produção: basta tratar um 5xx como uma falha passageira.'),
  ],
});
