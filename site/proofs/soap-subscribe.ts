import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { formUrl as url } from './verbs/soap.ts';

export default proofs('soap-subscribe', {
  // ---- top
  // “Uma chamada por evento.”
  // “Na sandbox, repeti-la com os mesmos valores não cria outra subscrição, por isso pode fazê-la sempre que o comerciante guarda as definições.”
  'top-1': chosen(['behaviour-soapSameSubscription'], async ({ soap, api, payReference, messages }) => {
    const ours = async () =>
      (await api.get<{ url: string }[]>('/api/webhooks')).data.filter((webhook) => webhook.url === url);
    for (let time = 0; time < 3; time += 1)
      await soap.call('subscribeToWebhook', { action: 'payment_confirmed', url });
    expect(await ours()).toHaveLength(1);
    await payReference();
    expect(await messages(url)).toHaveLength(1);
    await soap.call('subscribeToWebhook', { action: 'payment_cancelled', url });
    expect(await ours()).toHaveLength(2);
  }),
  // ---- subscribe
  // “O URL tem de ser completo e estar acessível do exterior.”
  'subscribe-1': async ({ soap }) => {
    for (const wrong of ['loja', '/aviso.php', 'loja.example/aviso', 'ftp://loja.example'])
      expect(
        (await soap.call('subscribeToWebhook', { action: 'payment_confirmed', url: wrong })).integrationState,
        wrong,
      ).toMatchObject({ state: '0', code: '0052' });
  },
  // “Numa sandbox no seu computador, um URL dele também serve.”
  'subscribe-2': async ({ soap, payReference, messages }) => {
    const local = 'http://localhost:4500/aviso.php';
    await soap.call('subscribeToWebhook', { action: 'payment_confirmed', url: local });
    await payReference();
    expect(await messages(local)).toHaveLength(1);
  },
  // ---- try
  // “Numa caixa Multibanco: na página da sandbox há uma, ou peça-o com uma chamada.”
  'try-1': async ({ soap, api }) => {
    const { atmEntity: entity, reference } = await soap.call('createPaymentReference', { amount: 1000 });
    expect((await api.post('/sandbox/atm', { entity, reference, amount: 1000 })).status).toBe(200);
  },
  // ---- rest
  // “Na sandbox, uma subscrição feita aqui aparece em listWebhooks com o handler paypay, o do formulário.”
  // “Pode mudá-la ou apagá-la por lá.”
  'rest-1': chosen(['field-default-paypay-v2--handler'], async ({ soap, api }) => {
    await soap.call('subscribeToWebhook', { action: 'payment_confirmed', url });
    const list = async () =>
      (await api.get<{ id: string; url: string; handler: string }[]>('/api/webhooks')).data;
    const own = (await list()).find((webhook) => webhook.url === url);
    expect(own).toMatchObject({ handler: 'paypay' });
    await api.put(`/api/webhooks/${own?.id}`, { url: `${url}/2` });
    expect((await list()).find(({ id }) => id === own?.id)?.url).toBe(`${url}/2`);
    await api.delete(`/api/webhooks/${own?.id}`);
    expect((await list()).some(({ id }) => id === own?.id)).toBe(false);
  }),
});
