import { isDeepStrictEqual } from 'node:util';
import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import type { RestError } from '@balcao/contract/errors/errorRow.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import { provocations } from '@balcao/contract/provocations/provocations.ts';
import { callsOf } from '@balcao/contract/provocations/remedy.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { basic, merchant } from '../../../../sandbox/testing/api.ts';
import { askForEvents } from '../../../../sandbox/testing/eventReader.ts';
import { provokeByCard, provokeByPhone } from '../../../../sandbox/testing/provoke.ts';
import { simulatedGenerator } from '../../../../sandbox/testing/simulatedGenerator.ts';
import { openTestSandbox } from '../../../../sandbox/testing/testSandbox.ts';
import { claim, claims } from '../../claims.ts';
import {
  losesResponses,
  order,
  reference,
  repeatsAfter,
  repeatsAreRefused,
  valueAt,
} from '../errors/verbs.ts';

/** Calls of the same operation that the remedy of a code asks for. */
function correctedCalls(code: string, { operation }: ProvokingRequest): readonly ProvokingRequest[] {
  const { tried }: RestError = errors[code as keyof typeof errors];
  const calls = 'outside' in tried ? [] : tried.flatMap(callsOf);
  return calls.filter((call) => call.operation === operation);
}

/** What a call has at the place that `source` names. */
function partAt(call: ProvokingRequest, source: { pointer?: string; parameter?: string } = {}): unknown {
  const { pointer, parameter = '' } = source;
  if (pointer === undefined) return { ...call.params, ...call.query }[parameter];
  return valueAt(call.rawBody ?? call.body, pointer);
}

/** Rows on what to do with each status. */
export const statuses = claims({
  errors: [
    claim(
      '400 | Na sandbox, o pedido está bem escrito, mas não é possível: limites, método, estado do pagamento | Não repita igual. Leia o código e mude o pedido, ou consulte o pagamento',
      async (world) => {
        const met = await repeatsAreRefused(world, 400);
        for (const { answer } of met) {
          for (const { code } of answer.body.error?.errors ?? []) expect(code).not.toMatch(/^e002/);
        }
        expect(met.map(({ code }) => code)).toEqual(expect.arrayContaining(['e00301', 'e00402', 'e00600']));
      },
      { chosen: ['error-e00301', 'error-e00402', 'error-e00600'] },
    ),
    claim(
      '401 | As credenciais não servem; na sandbox, ou a entidade não tem este direito | Não repita. Corrija a configuração',
      async (world) => {
        const met = await repeatsAreRefused(world, 401);
        expect(met.map(({ code }) => code)).toEqual(['e00100', 'e00101', 'e00102']);
      },
      { chosen: ['error-e00100'] },
    ),
    claim(
      '404 | Não existe; na sandbox, ou é de outra entidade | Não repita. Confirme o identificador',
      async (world) => {
        await repeatsAreRefused(world, 404);
        const theirs = await world.api.get(`/api/payments/${world.seed.payments.otherEntity}`);
        expect(theirs.refusals).toEqual(['404 e00502']);
      },
      { chosen: ['error-e00502'] },
    ),
    claim(
      '409 | Já existe, com o mesmo ou com outro conteúdo | Não repita. Leia o que existe',
      async (world) => {
        await repeatsAreRefused(world, 409);
        const { data } = await world.api.post<Payment>(reference, order);
        for (const _ of [1, 2])
          expect((await world.api.post(reference, order)).refusals).toEqual(['409 e00600']);
        const other = await world.api.post(reference, { ...order, amount: 2345 });
        expect(other.refusals).toEqual(['409 e00600']);
        const { customUniqueId, amount } = await world.get(data.id);
        expect([customUniqueId, amount]).toEqual([order.customUniqueId, data.amount]);
      },
    ),
    claim(
      '422 ou 413 | Há um campo em falta ou errado; na sandbox, 413 se o corpo passa de 1 MB | Não repita igual. Corrija o que source aponta',
      async (world) => {
        for (const { code, call, answer } of await repeatsAreRefused(world, 422)) {
          const right = correctedCalls(code, call);
          for (const { source } of answer.body.error?.errors ?? []) {
            expect([code, source]).toEqual([code, expect.anything()]);
            const changed = right.filter(
              (each) => !isDeepStrictEqual(partAt(each, source), partAt(call, source)),
            );
            expect([code, changed]).not.toEqual([code, []]);
          }
        }
        for (const [length, status] of [
          [1024 * 1024 + 1, 413],
          [1000, 201],
        ] as const) {
          const body = JSON.stringify({ amount: 1000 }).padEnd(length);
          expect((await world.api.send('POST', reference, body)).status).toBe(status);
        }
      },
      { chosen: ['limit-bodyLimitBytes', 'error-e00219'] },
    ),
    claim(
      [
        '500 | Uma falha do lado da API | Repita mais tarde, como a operação permite',
        '502 | O adquirente ou o MB WAY não responderam bem | Repita mais tarde, como a operação permite',
      ],
      async (world) => {
        for (const [fault, refusal] of [
          ['server_error', '500 e04100'],
          ['acquirer_error', '502 e04101'],
        ] as const) {
          await world.api.post('/sandbox/reset');
          const { refused, repeated } = await repeatsAfter(world, fault);
          expect([refused.refusals, repeated.status]).toEqual([[refusal], 201]);
        }
      },
    ),
    claim(
      '502 com e00400 | Só na sandbox: falta o gerador da linguagem do SDK | Não repita. Peça outra linguagem, ou configure o gerador',
      async ({ api }) => {
        for (const _ of [1, 2]) expect((await api.post('/api/sdks/ada')).refusals).toEqual(['502 e00400']);
        expect((await api.post('/api/sdks/php')).status).toBe(200);
        const helped = await openTestSandbox({ sqlite: ':memory:' }, { sdkGenerator: simulatedGenerator });
        expect((await helped.api.post('/api/sdks/ada')).status).toBe(200);
        await helped.close();
      },
    ),
    claim(
      '429 ou 503 com um código s00… | Só na sandbox: há ligações a mais, ou a sua base de dados está indisponível | Espere os segundos de Retry-After e repita, como a operação permite',
      async (world) => {
        const { refused, repeated } = await repeatsAfter(world, 'unavailable');
        expect([refused.refusals, repeated.status]).toEqual([['503 s00101'], 201]);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        const open = () => askForEvents(world.sandbox.fetch, merchant);
        const streams = await Promise.all(Array.from({ length: sandboxQuotas.streamsPerTenant }, open));
        const tooMany = await open();
        expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '10']);
        expect(await tooMany.json()).toMatchObject({ error: { errors: [{ code: 's00102' }] } });
        for (const stream of streams) await stream.body?.cancel();
        const again = await open();
        expect(again.status).toBe(200);
        await again.body?.cancel();
      },
    ),
    claim(
      '429 com um código c… | Só na sandbox: está cheia, e não diz Retry-After | Não repita. Apague o que sobra, ou reponha-a com resetSandbox',
      async (world) => {
        const { api, platformCode, privateKey } = await world.openPrivateSandbox();
        const headers = {
          authorization: basic(platformCode, privateKey),
          'content-type': 'application/json',
        };
        const body = JSON.stringify({ action: 'payment_cancelled', url: world.webhookUrl });
        const subscribe = () => world.fetch('/api/webhooks', { method: 'POST', headers, body });
        const { data: kept } = await api.get<{ id: string }[]>('/api/webhooks');
        for (let n = kept.length; n < sandboxQuotas.subscriptions.private; n += 1)
          expect((await subscribe()).status).toBe(200);
        for (const _ of [1, 2]) {
          const full = await subscribe();
          expect([full.status, full.headers.get('retry-after')]).toEqual([429, null]);
          expect(await full.json()).toMatchObject({ error: { errors: [{ code: 'c0810' }] } });
        }
        await api.delete(`/api/webhooks/${kept[0]?.id}`);
        expect((await subscribe()).status).toBe(200);
        expect((await subscribe()).status).toBe(429);
        await api.post('/sandbox/reset');
        expect((await subscribe()).status).toBe(200);
      },
      { chosen: ['limit-sandboxQuotas'] },
    ),
    claim(
      'Nenhum | A ligação caiu: a operação pode ter sido feita, ou não | Confirme primeiro, como a operação permite',
      losesResponses,
    ),
    claim(
      [
        'Depois destes códigos, a mesma operação pode resultar mais tarde, ou com outro cartão ou telemóvel.',
        'Consulte antes o pagamento e repita só como a operação permite:',
      ],
      async (world) => {
        const retryable = Object.entries<RestError>(errors).filter(([, entry]) => entry.retryable);
        expect(retryable.length).toBeGreaterThan(0);
        for (const [code] of retryable) {
          await world.api.post('/sandbox/reset');
          const provocation = provocations[code as keyof typeof errors];
          if (provocation.by === 'card') {
            const { page } = await provokeByCard(world, provocation);
            await page.card(world.cards.visa);
            expect((await page.payment()).stateDetails.state).toBe('confirmed');
          } else {
            if (provocation.by !== 'phone') throw new Error(`${code} is met in another way.`);
            const { id } = await provokeByPhone(world, provocation);
            expect((await world.get(id)).paymentMethod?.result?.code).toBe(code);
            const phone = { code: 'MW', details: { phoneNumber: '351#900000001' } };
            await world.api.put(`/api/payments/${id}`, { paymentMethod: phone });
            await world.pass(3);
            expect((await world.get(id)).stateDetails.state).toBe('confirmed');
          }
        }
      },
    ),
  ],
});
