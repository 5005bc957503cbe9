import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { acceptedStatuses } from '@balcao/contract/resources/webhooks/acceptedStatuses.ts';
import { deliveryTimeoutSeconds } from '@balcao/contract/resources/webhooks/deliveryTimeout.ts';
import { disableAfterFailures } from '@balcao/contract/resources/webhooks/disableAfterFailures.ts';
import { retryGapsMinutes } from '@balcao/contract/resources/webhooks/retrySchedule.ts';
import { expect } from 'vitest';
import { advice, claim, claims, provedBy, source } from '../../claims.ts';
import { anHour, noon } from '../payment-states/verbs.ts';
import { failInARow, wholeScheduleSeconds } from '../webhooks/failing.ts';
import { hmac, webhookOf } from '../webhooks/request-auth.signed.ts';
import { normalReference } from './payment-multibanco.verbs.ts';

const callbackUrl = 'https://loja.example/callback';
const receiverTests = 'examples/receivers/receiver.test.ts';

/** Rows on the webhook and its signature. */
export const webhooks = claims({
  webhook: [
    claim(
      [
        'Diga uma vez para onde quer os avisos, com createWebhook e a ação payment_confirmed.',
        'Cada vez que uma referência é paga, a sandbox faz um POST ao seu URL com o pagamento inteiro:',
      ],
      async (world) => {
        const action = 'payment_confirmed';
        await world.api.post('/api/webhooks', { action, url: world.webhookUrl });
        await normalReference(world);
        const paid = [await world.payReference(), await world.payReference({ amount: 1000, code: 'REF-2' })];
        const messages = await world.messages();
        expect(messages.map(({ method }) => method)).toEqual(['POST', 'POST']);
        const told = messages.map(({ body }) => JSON.parse(body));
        expect(told.map(({ payments }) => payments)).toEqual(paid.map((payment) => [payment]));
        expect(told.map(({ webhook }) => webhook.action)).toEqual([action, action]);
      },
      { chosen: ['behaviour-webhookPayload'] },
    ),
    claim(
      [
        'Se preferir avisos só deste pagamento, envie callbackUrl ao criar a referência.',
        'Na sandbox chegam assinados da mesma maneira: um na criação, ainda com pending, e outro a cada desfecho.',
        'O corpo é o próprio pagamento, sem payments, e só a resposta callback conta como recebido.',
      ],
      async (world) => {
        world.respondWith(200);
        const created = await normalReference(world, { callbackUrl, ...noon });
        await world.payReference();
        const told = async () =>
          (await world.messages(callbackUrl)).map(({ body }): Payment => JSON.parse(body));
        expect(await told()).toEqual([created]);
        await world.pass(3 * anHour);
        await world.api.post('/sandbox/atm', { ...created.referenceDetails, amount: 1000 });
        const later = await told();
        expect(later.map(({ id }) => id)).toEqual(later.map(() => created.id));
        expect(later.map(({ stateDetails }) => stateDetails.state)).toEqual([
          'pending',
          'cancelled',
          'confirmed',
        ]);
        expect(later.at(-1)).toEqual(await world.get(created.id));
        expect(later.at(-1)).not.toHaveProperty('payments');
        for (const message of await world.messages(callbackUrl)) expect(world.isSigned(message)).toBe(true);
        for (const status of [200, 201, 202, 204]) {
          world.respondWith(status);
          await normalReference(world, { callbackUrl });
          const accepted = (acceptedStatuses.callback as readonly number[]).includes(status);
          expect((await world.deliveries(callbackUrl)).at(-1)?.state).toBe(
            accepted ? 'delivered' : 'waiting',
          );
        }
      },
      { chosen: ['behaviour-callbackMoments', 'behaviour-callbackSignature'] },
    ),
    claim(
      'O recetor completo lê os dois corpos.',
      provedBy(
        receiverTests,
        'keeps a paid order once, however often the message arrives',
        'keeps an order that only a callback reports, and answers the one status that a callback accepts',
      ),
    ),
  ],
  signature: [
    advice('Qualquer pessoa pode fazer um POST ao seu URL.'),
    claim(
      [
        'Só quem tem a chave privada consegue assiná-lo, por isso confira antes de acreditar.',
        'HMAC-SHA256 com a sua chave privada sobre os bytes do corpo, tal como chegaram, seguidos dos algarismos de ts.',
      ],
      async (world) => {
        const { body, ts, hash } = await webhookOf(world);
        const { privateKey } = world.merchant;
        expect(hmac(privateKey, Buffer.from(body, 'utf8'), ts)).toBe(hash);
        for (const key of ['', 'x', world.seed.otherPlatform.privateKey])
          expect(hmac(key, body, ts)).not.toBe(hash);
        expect(hmac(privateKey, ts, body)).not.toBe(hash);
      },
    ),
    claim(
      'PayPay-Signature traz hash=…,ts=…: a assinatura em hexadecimal e a hora do envio, em segundos Unix.',
      async (world) => {
        const { headers, at } = await webhookOf(world);
        const [, ts] = /^hash=[0-9a-f]{64},ts=(\d+)$/.exec(headers['paypay-signature'] ?? '') ?? [];
        expect(Number(ts)).toBe(Math.floor(at / 1000));
      },
    ),
    claim(
      'Não leia o JSON para o voltar a escrever: um espaço a mais já muda o resultado.',
      async (world) => {
        const { body, ts, hash } = await webhookOf(world);
        expect(hmac(world.merchant.privateKey, body.replace(',', ', '), ts)).not.toBe(hash);
      },
    ),
    source(
      'hash_equals em PHP, crypto.timingSafeEqual em Node, hmac.compare_digest em Python.',
      'standard: manuals of PHP, Node.js and Python, which say that these take the same time wherever the texts differ',
    ),
    claim(
      'Recuse também um ts com mais de signatureToleranceSeconds minutos.',
      provedBy('examples/receivers/signature.test.ts', 'refuses what is older'),
    ),
    claim(
      [
        'Responda webhook.',
        'Qualquer outro código, redirecionamentos incluídos, conta como falha; passados deliveryTimeoutSeconds segundos sem resposta, também.',
      ],
      async (world) => {
        await world.subscribe('payment_confirmed');
        const ends = async (answer: number | Error) => {
          world.respondWith(answer);
          await world.payReference();
          return (await world.deliveries()).at(-1);
        };
        for (const status of [200, 201, 202, 203, 204, 205, 206, 301, 302, 304, 307, 308, 400, 404, 500]) {
          const accepted = (acceptedStatuses.webhook as readonly number[]).includes(status);
          expect([status, (await ends(status))?.state]).toEqual([status, accepted ? 'delivered' : 'waiting']);
        }
        const late = await ends(new DOMException('', 'TimeoutError'));
        expect([late?.state, late?.attempts[0]?.error]).toEqual([
          'waiting',
          `no answer within ${deliveryTimeoutSeconds} s`,
        ]);
      },
    ),
    claim(
      'Uma entrega que falha repete-se: há … tentativas, com intervalos de … minutos.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        await failInARow(world, 1);
        await world.pass(wholeScheduleSeconds);
        const [delivery] = await world.deliveries();
        const times = (delivery?.attempts ?? []).map(({ at }) => Date.parse(at) / 60_000);
        expect(times.slice(1).map((time, place) => time - (times[place] ?? 0))).toEqual(retryGapsMinutes);
        expect(delivery?.state).toBe('failed');
      },
      { chosen: ['limit-retryGapsMinutes'] },
    ),
    claim(
      'O mesmo aviso pode portanto chegar duas vezes; decida pelo id do pagamento e pelo estado, não pelo número de avisos.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        world.respondWith(500);
        const { id } = await world.payReference();
        await world.pass(60);
        const told = (await world.notifications()).map(({ payments: [payment] }) => payment);
        expect(told.map((payment) => [payment.id, payment.stateDetails.state])).toEqual([
          [id, 'confirmed'],
          [id, 'confirmed'],
        ]);
      },
    ),
    claim(
      'Ao fim de disableAfterFailures entregas falhadas seguidas, a subscrição é desativada.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        const disabled = async () => {
          const { data } =
            await world.api.get<{ url: string; disabledAt: string | null }[]>('/sandbox/webhooks');
          return data.find(({ url }) => url === world.webhookUrl)?.disabledAt;
        };
        await failInARow(world, disableAfterFailures - 1);
        expect(await disabled()).toBeNull();
        await failInARow(world, 1);
        expect(await disabled()).toEqual(expect.any(String));
      },
      { chosen: ['limit-disableAfterFailures'] },
    ),
  ],
});
