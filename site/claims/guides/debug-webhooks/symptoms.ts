import type { Subscription } from '@balcao/contract/control/subscriptions.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { retryGapsMinutes } from '@balcao/contract/resources/webhooks/retrySchedule.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, provedBy, type Row } from '../../claims.ts';
import { failInARow, failUntilDisabled, wholeScheduleSeconds } from '../webhooks/failing.ts';

const bodies = async (world: World) => (await world.messages()).map(({ body }) => JSON.parse(body));

/** Rows on a message that comes twice. */
export const twice: readonly Row[] = [
  advice('Compare os dois avisos:'),
  claim(
    'Só o ts da assinatura | A primeira resposta não contou, ou alguém o reenviou | Veja o que conta como recebido',
    async (world) => {
      await world.subscribe('payment_confirmed');
      world.respondWith(203);
      await world.payReference();
      world.respondWith(200);
      await world.pass(60);
      const [{ id } = { id: '' }] = await world.deliveries();
      await world.pass(60);
      await world.api.post(`/sandbox/deliveries/${id}/resend`);
      const messages = await world.messages();
      expect(new Set(messages.map(({ body }) => body)).size).toBe(1);
      expect(new Set(messages.map((message) => world.signatureParts(message).ts)).size).toBe(3);
    },
  ),
  claim('webhook.id | Duas subscrições do mesmo evento | Apague uma com deleteWebhook', async (world) => {
    const subscribe = () =>
      world.api.post<Webhook>('/api/webhooks', { action: 'payment_confirmed', url: world.webhookUrl });
    const [one, other] = [(await subscribe()).data, (await subscribe()).data];
    await world.payReference();
    const [first, second] = await bodies(world);
    expect([first.webhook.id, second.webhook.id].sort()).toEqual([one.id, other.id].sort());
    expect({ ...first.webhook, id: '' }).toEqual({ ...second.webhook, id: '' });
    expect(first.payments).toEqual(second.payments);
    await world.api.delete(`/api/webhooks/${other.id}`);
    await world.payReference();
    expect(await world.messages()).toHaveLength(3);
  }),
  claim('webhook.action | A mudança tem dois eventos | Decida pelo estado do pagamento', async (world) => {
    await world.subscribe('payment_cancelled', 'payment_refunded');
    const { id } = await world.charge();
    await world.refund(id, 1000);
    const [first, second] = await bodies(world);
    expect([first.webhook.action, second.webhook.action].sort()).toEqual([
      'payment_cancelled',
      'payment_refunded',
    ]);
    expect(first.payments).toEqual(second.payments);
    expect((await world.get(id)).stateDetails.state).toBe('cancelled');
  }),
  claim('Um não traz webhook | É o callbackUrl do pedido | Escolha um dos dois', async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(200);
    await world.payReference({ callbackUrl: world.webhookUrl });
    const paid = (await bodies(world)).filter(
      ({ stateDetails, payments }) => (payments?.[0].stateDetails ?? stateDetails).state === 'confirmed',
    );
    expect(paid.map((body) => 'webhook' in body).sort()).toEqual([false, true]);
  }),
  claim(
    'Em qualquer dos casos, uma chave única sobre o id do pagamento torna a repetição inofensiva.',
    provedBy(
      'examples/receivers/receiver.test.ts',
      'keeps a paid order once, however often the message arrives',
    ),
  ),
];

/** Rows on a message that comes late. */
export const late: readonly Row[] = [
  claim('webhook.createdAt é a hora do evento.', async (world) => {
    await world.subscribe('payment_confirmed');
    await failInARow(world, 1);
    const moments = (await bodies(world)).map(({ webhook }) => webhook.createdAt);
    const [{ createdAt } = { createdAt: '' }] = await world.deliveries();
    expect(new Set(moments)).toEqual(new Set([createdAt]));
  }),
  claim(
    'Se chegou muito depois, veja as tentativas que falharam antes: entre elas a sandbox espera … minutos.',
    async (world) => {
      await world.subscribe('payment_confirmed');
      await failInARow(world, 1);
      const [{ attempts } = { attempts: [] }] = await world.deliveries();
      const times = attempts.map(({ at }) => Date.parse(at));
      const gaps = times.slice(1).map((time, place) => (time - (times[place] ?? 0)) / 60_000);
      expect(gaps).toEqual(retryGapsMinutes);
    },
    { chosen: ['limit-retryGapsMinutes'] },
  ),
  advice('Decida pelo estado do pagamento, e a ordem deixa de contar.'),
];

const own = async (world: World) => {
  const { data } = await world.api.get<Subscription[]>('/sandbox/webhooks');
  return data.find(({ url }) => url === world.webhookUrl);
};

/** Rows on a subscription that was disabled. */
export const disabled: readonly Row[] = [
  claim(
    [
      'Na sandbox, disableAfterFailures entregas falhadas seguidas desativam uma subscrição.',
      'listSubscriptions diz desde quando e porquê:',
    ],
    async (world) => {
      await failUntilDisabled(world);
      expect(await own(world)).toMatchObject({
        disabledAt: expect.any(String),
        disabledReason: 'failures',
      });
    },
    { chosen: ['limit-disableAfterFailures'] },
  ),
  claim(
    [
      'Corrija o recetor, e ligue-a de novo com o mesmo URL:',
      'O que aconteceu entretanto não é enviado: recupere-o com listPayments.',
    ],
    async (world) => {
      await world.subscribe('payment_confirmed');
      const id = (await own(world))?.id;
      await world.api.post(`/sandbox/webhooks/${id}/disable`);
      const since = (await world.api.get('/sandbox/clock')).body.date;
      const missed = await world.payReference();
      await world.api.put(`/api/webhooks/${id}`, { url: world.webhookUrl });
      expect((await own(world))?.disabledAt).toBeNull();
      await world.pass(wholeScheduleSeconds);
      expect(await world.messages()).toEqual([]);
      const query = `updatedAt[start]=${encodeURIComponent(since)}`;
      const { data } = await world.api.get<Payment[]>(`/api/payments?${query}`);
      expect(data.map((payment) => payment.id)).toContain(missed.id);
      await world.payReference();
      expect(await world.messages()).toHaveLength(1);
    },
    { chosen: ['behaviour-disabledSubscription'] },
  ),
];
