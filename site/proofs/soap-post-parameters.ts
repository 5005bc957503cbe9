import { webhookFormFields } from '@balcao/contract/soap/webhookFormFields.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { formOf } from './verbs/soap.ts';

export default proofs('soap-post-parameters', {
  // ---- front matter
  // “Todos os campos que um webhook do serviço SOAP traz, como se escrevem os nomes com parênteses retos, e onde ficam em REST.”
  'front-matter-1': async (world) => {
    const additionalData = [{ key: 'mesa', value: '7', type: 'STRING' }];
    const { form } = await formOf(world, 'payment_confirmed', () => world.payReference({ additionalData }));
    const sent = [...form.keys()].map((name) => name.replace('payments[0][', 'payments[n][')).sort();
    const told = Object.keys(webhookFormFields).map((name) => name.replace(/payments\[\w*\]/, 'payments[n]'));
    expect(told.sort()).toEqual(sent);
  },
  // ---- top
  // “O aviso é um POST com um formulário, application/x-www-form-urlencoded.”
  'top-1': async (world) => {
    const { message } = await formOf(world, 'payment_confirmed', () => world.payReference());
    expect(message.headers['content-type']).toBe('application/x-www-form-urlencoded');
  },
  // “Os webhooks da API REST trazem o pagamento inteiro em JSON: veja Exemplo de payload.”
  'top-2': async (world) => {
    await world.subscribe('payment_confirmed');
    const { id } = await world.payReference();
    const [told] = await world.notifications();
    expect(told?.payments).toEqual([await world.get(id)]);
  },
  // ---- fields
  // “Os nomes levam parênteses retos, como o PHP os lê: payments[0][paymentId].”
  'fields-1': async (world) => {
    const { form } = await formOf(world, 'payment_confirmed', () => world.payReference());
    expect(form.get('payments[0][paymentId]')).toMatch(/^\d+$/);
  },
  // “Na sandbox, o formulário de um reembolso é o do pagamento devolvido: paymentId e paymentAmount são os dele.”
  // “O montante devolvido não vem; está em paymentRefunds, na resposta de checkEntityPayments.”
  'fields-2': chosen(['behaviour-soapRefundForm'], async (world) => {
    const { id } = await world.charge();
    const { form } = await formOf(world, 'payment_refunded', () => world.refund(id, 437));
    expect(form.get('payments[0][paymentId]')).toBe(id);
    expect(form.get('payments[0][paymentAmount]')).toBe('1000');
    expect([...form.values()]).not.toContain('437');
    const { payments } = await world.soap.call('checkEntityPayments', { payments: [{ paymentId: id }] });
    expect(payments[0].paymentRefunds).toMatchObject([{ amount: '437' }]);
  }),
  // “As datas vêm com o dia primeiro, como 15-01-2026 10:00:00, na sandbox em hora de Lisboa.”
  'fields-3': chosen(['behaviour-soapDayFirst'], async (world) => {
    world.clock.at = Date.UTC(2026, 6, 15, 9);
    const { form } = await formOf(world, 'payment_confirmed', () => world.payReference());
    expect(form.get('hookDate')).toBe('15-07-2026 10:00:00');
    expect(form.get('payments[0][paymentDate]')).toBe('15-07-2026 10:00:00');
  }),
});
