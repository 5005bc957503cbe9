import { webhookFormFields } from '@balcao/contract/soap/webhookFormFields.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { formOf, hookHash, formUrl as url } from './verbs/soap-forms.ts';

const paidForm = (world: World, body?: object) => formOf(world, 'payment_confirmed', () => world.payReference(body));

const webhooksOf = async ({ api }: World) =>
  (await api.get<{ id: string; url: string; handler: string }[]>('/api/webhooks')).data;

export default proofs('soap-webhooks', {
  'only-four-events-are-subscribed': async ({ soap }) => {
    for (const [action, state] of [
      ['payment_confirmed', '1'],
      ['payment_expired', '1'],
      ['payment_cancelled', '1'],
      ['payment_refunded', '1'],
      ['payment_authorized', '0'],
      ['entity_approved', '0'],
    ]) {
      const { integrationState } = await soap.call('subscribeToWebhook', { action, url });
      expect(integrationState.state, action).toBe(state);
    }
  },
  'each-subscribed-event-sends-a-form': async (world) => {
    for (const action of ['payment_confirmed', 'payment_cancelled'])
      await world.soap.call('subscribeToWebhook', { action, url });
    await world.refund((await world.charge()).id, 1000);
    const forms = (await world.messages(url)).map(({ body }) => new URLSearchParams(body));
    expect(forms.map((form) => form.get('hookAction'))).toEqual(['payment_confirmed', 'payment_cancelled']);
  },
  'same-subscription-stands-once': chosen(['behaviour-soapSameSubscription'], async (world) => {
    const ours = async () => (await webhooksOf(world)).filter((webhook) => webhook.url === url);
    for (let time = 0; time < 3; time += 1)
      await world.soap.call('subscribeToWebhook', { action: 'payment_confirmed', url });
    expect(await ours()).toHaveLength(1);
    await world.payReference();
    expect(await world.messages(url)).toHaveLength(1);
    await world.soap.call('subscribeToWebhook', { action: 'payment_cancelled', url });
    expect(await ours()).toHaveLength(2);
  }),
  'url-is-complete-and-may-be-local': async ({ soap, payReference, messages }) => {
    const subscribe = async (to: string) =>
      (await soap.call('subscribeToWebhook', { action: 'payment_confirmed', url: to })).integrationState;
    for (const wrong of ['loja', '/aviso.php', 'loja.example/aviso', 'ftp://loja.example'])
      expect(await subscribe(wrong), wrong).toMatchObject({ state: '0', code: '0052' });
    const local = 'http://localhost:4500/aviso.php';
    await subscribe(local);
    await payReference();
    expect(await messages(local)).toHaveLength(1);
  },
  'rest-moves-and-deletes-subscription': async (world) => {
    const moved = `${url}/2`;
    await paidForm(world);
    const own = (await webhooksOf(world)).find((webhook) => webhook.url === url);
    await world.api.put(`/api/webhooks/${own?.id}`, { url: moved });
    await world.payReference();
    expect((await world.api.delete(`/api/webhooks/${own?.id}`)).status).toBe(200);
    await world.payReference();
    expect([(await world.messages(url)).length, (await world.messages(moved)).length]).toEqual([1, 1]);
  },
  'handler-tells-form-from-json': chosen(['field-default-paypay-v2--handler'], async (world) => {
    await world.subscribe('payment_confirmed');
    await world.soap.call('subscribeToWebhook', { action: 'payment_confirmed', url });
    const subscribed = await webhooksOf(world);
    const handlers = [url, world.webhookUrl].map((to) => subscribed.find((each) => each.url === to)?.handler);
    expect(handlers).toEqual(['paypay', 'paypay-v2']);
  }),
  'form-and-json-tell-the-same': async (world) => {
    const [action, asked] = ['payment_confirmed', 'https://loja.example/form'];
    await world.subscribe(action);
    await world.api.post('/api/webhooks', { action, url: asked, handler: 'paypay' });
    const { message, form } = await paidForm(world);
    const [[json, ...more], [other]] = [await world.messages(), await world.messages(asked)];
    expect([more, await world.messages(url)]).toMatchObject([[], [message]]);
    const types = [message, other, json].map((each) => each?.headers['content-type']);
    const formType = 'application/x-www-form-urlencoded';
    expect(types).toEqual([formType, formType, expect.stringMatching(/^application\/json/)]);
    const [told] = await world.notifications();
    const [payment] = told?.payments ?? [];
    expect(payment).toEqual(await world.get(String(payment?.id)));
    expect(payment?.stateDetails.state).toBe('confirmed');
    for (const each of [form, new URLSearchParams(other?.body)]) {
      expect(each.get('hookAction')).toBe(action);
      expect(each.get('payments[0][paymentId]')).toBe(payment?.id);
      expect(each.get('payments[0][paymentAmount]')).toBe(String(payment?.amount));
    }
    expect(json && world.isSigned(json)).toBe(true);
    expect(json?.body).not.toContain('hookHash');
  },
  'form-has-the-listed-fields': async (world) => {
    const { form } = await paidForm(world, {
      additionalData: [{ key: 'mesa', value: '7', type: 'STRING' }],
    });
    const sent = [...form.keys()].map((name) => name.replace('payments[0][', 'payments[n][')).sort();
    const told = Object.keys(webhookFormFields).map((name) => name.replace(/payments\[\w*\]/, 'payments[n]'));
    expect(told.sort()).toEqual(sent);
  },
  'form-of-a-refund-is-its-payment': chosen(['behaviour-soapRefundForm'], async (world) => {
    const { id } = await world.charge();
    const { form } = await formOf(world, 'payment_refunded', () => world.refund(id, 437));
    expect(form.get('payments[0][paymentId]')).toBe(id);
    expect(form.get('payments[0][paymentAmount]')).toBe('1000');
    expect([...form.values()]).not.toContain('437');
    const { payments } = await world.soap.call('checkEntityPayments', { payments: [{ paymentId: id }] });
    expect(payments[0].paymentRefunds).toMatchObject([{ amount: '437' }]);
  }),
  'form-has-day-first-lisbon-dates': chosen(['behaviour-soapDayFirst'], async (world) => {
    world.clock.at = Date.UTC(2026, 6, 15, 9);
    const { form } = await paidForm(world);
    for (const name of ['hookDate', 'payments[0][paymentDate]']) expect(form.get(name)).toBe('15-07-2026 10:00:00');
  }),
  'signature-covers-the-body': async (world) => {
    const { message } = await paidForm(world);
    expect(message.headers['paypay-signature']).toMatch(/^hash=[0-9a-f]{64},ts=\d+$/);
    expect(Number(world.signatureParts(message).ts)).toBe(Math.floor(message.at / 1000));
    expect(world.isSigned(message)).toBe(true);
    const reversed = new URLSearchParams([...new URLSearchParams(message.body)].reverse()).toString();
    for (const changed of [message.body.replace('1000', '9000'), reversed, decodeURIComponent(message.body)])
      expect(world.isSigned(message, changed)).toBe(false);
  },
  'hook-hash-covers-no-payment': async (world) => {
    const { form } = await paidForm(world);
    form.set('payments[0][paymentAmount]', '999999');
    const sent = form.get('hookHash');
    expect(sent).toBe(hookHash(form, 'balcaoSandboxKey01'));
    expect(sent).not.toBe(hookHash(form, 'balcaoSandboxKey02'));
    expect(sent).not.toBe(hookHash(form, 'balcaoSandboxKey01', '2026-01-15T10:00:00+00:00'));
  },
});
