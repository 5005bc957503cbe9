import { disableAfterFailures } from '@balcao/contract/resources/webhooks/disableAfterFailures.ts';
import { retryGapsMinutes } from '@balcao/contract/resources/webhooks/retrySchedule.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { formUrl as url } from './verbs/soap.ts';

export default proofs('soap-webhooks', {
  // ---- front matter
  // “Como uma loja em SOAP sabe que foi paga, com quatro eventos, um formulário assinado de duas maneiras e a resposta que se espera.”
  'front-matter-1': async ({ soap }) => {
    for (const [action, state] of [
      ['payment_confirmed', '1'],
      ['payment_expired', '1'],
      ['payment_cancelled', '1'],
      ['payment_refunded', '1'],
      ['payment_authorized', '0'],
      ['entity_approved', '0'],
    ])
      expect((await soap.call('subscribeToWebhook', { action, url })).integrationState.state, action).toBe(
        state,
      );
  },
  // ---- top
  // “A loja recebe um formulário por cada evento que subscreveu.”
  'top-1': async (world) => {
    for (const action of ['payment_confirmed', 'payment_cancelled'])
      await world.soap.call('subscribeToWebhook', { action, url });
    const { id } = await world.charge();
    await world.refund(id, 1000);
    const forms = (await world.messages(url)).map(({ body }) => new URLSearchParams(body));
    expect(forms.map((form) => form.get('hookAction'))).toEqual(['payment_confirmed', 'payment_cancelled']);
  },
  // “As subscrições novas fazem-se em REST e, na sandbox, trazem JSON se não pedir outro handler: veja Receber webhooks.”
  'top-2': chosen(['field-default-paypay-v2--handler'], async (world) => {
    await world.subscribe('payment_confirmed');
    await world.payReference();
    const [message] = await world.messages();
    expect(message?.headers['content-type']).toBe('application/json');
    const own = 'https://loja.example/formulario';
    await world.api.post('/api/webhooks', { action: 'payment_confirmed', url: own, handler: 'paypay' });
    await world.payReference();
    const [form] = await world.messages(own);
    expect(form?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  }),
  // ---- answer
  // “Qualquer outro código, redirecionamentos incluídos, é uma falha, e o aviso repete-se: há … tentativas, com intervalos de … minutos.”
  // “Conte por isso com o mesmo aviso duas vezes.”
  'answer-1': chosen(['limit-retryGapsMinutes'], async (world) => {
    await world.soap.call('subscribeToWebhook', { action: 'payment_confirmed', url });
    for (const status of [206, 302, 404, 500]) {
      world.respondWith(status);
      await world.payReference();
      expect((await world.deliveries(url)).at(-1)?.state, String(status)).toBe('waiting');
    }
    await world.pass(7200);
    const [delivery] = await world.deliveries(url);
    expect(delivery?.state).toBe('failed');
    const times = (delivery?.attempts ?? []).map(({ at }) => Date.parse(at) / 60_000);
    expect(times.slice(1).map((time, place) => time - (times[place] ?? 0))).toEqual(retryGapsMinutes);
    expect(new Set((await world.messages(url)).slice(0, 1).map(({ body }) => body)).size).toBe(1);
  }),
  // “Um pagamento que não conhece | 200, sem fazer nada: os códigos de falha fazem o aviso repetir-se e, na sandbox, disableAfterFailures entregas falhadas seguidas desativam a subscrição”
  'answer-2': chosen(['limit-disableAfterFailures', 'limit-retryGapsMinutes'], async (world) => {
    await world.soap.call('subscribeToWebhook', { action: 'payment_confirmed', url });
    await world.payReference();
    expect((await world.deliveries(url)).at(-1)?.state).toBe('delivered');
    world.respondWith(400);
    await world.payReference();
    await world.pass(7200);
    expect((await world.deliveries(url)).at(-1)?.attempts.length).toBeGreaterThan(1);
    for (let time = 0; time < disableAfterFailures; time += 1) await world.payReference();
    await world.pass(7200);
    const heard = (await world.messages(url)).length;
    world.respondWith(200);
    await world.payReference();
    expect(await world.messages(url)).toHaveLength(heard);
  }),
});
