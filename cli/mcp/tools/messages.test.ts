import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import { describe, expect, it } from 'vitest';
import { hook, idIn, useTools } from '../testing/useTools.ts';

const tools = useTools();

describe('messages', () => {
  it('are waited for, with body, signature and answer [mcp.message-is-waited-for]', async () => {
    tools.receive = () => 500;
    await tools.call('createWebhook', { body: { action: 'payment_refunded', url: hook } });
    const payment = await tools.createReference();
    await tools.payAtAtm(payment);
    const confirmed = await tools.done('await_deliveries', { payment, action: 'payment_confirmed' });
    expect(confirmed).toMatch(/\n\nDelivery \d+: webhook payment_confirmed of payment .+ is delivered\./);
    expect(confirmed).toMatch(/PayPay-Signature: hash=[0-9a-f]{64},ts=\d+/);
    await tools.call('createRefund', { parameters: { id: payment }, body: { amount: 1000 } });
    const after = /Delivery (\d+)/.exec(confirmed)?.[1];
    const refunded = await tools.done('await_deliveries', { action: 'payment_refunded', after });
    const wrong = await tools.refused('await_deliveries', { after: '2026-11-29T00:00:00Z' });
    expect(wrong).toContain('the id of a delivery, digits only');
    expect(refunded).toMatch(/attempt at .+: 500 in \d+ ms\n {2}next attempt: /);
  });

  it('to the own inbox of the sandbox are marked, and are no arrival at a receiver of the shop [mcp.own-inbox-is-marked]', async () => {
    const paid = async () => {
      const payment = await tools.createReference();
      await tools.payAtAtm(payment);
      return { payment, action: 'payment_confirmed', timeoutSeconds: 0.5 };
    };
    const alone = await tools.done('await_deliveries', await paid());
    expect(alone).toMatch(/^Your receivers: nothing was sent, for none is subscribed to payment_confirmed;/);
    expect(alone).toContain('\n  receiver: own inbox of the sandbox, not your receiver\n');

    tools.receive = () => 503;
    const body = { action: 'payment_confirmed', url: hook };
    const id = idIn(await tools.call('createWebhook', { body }));
    const down = await tools.done('await_deliveries', await paid());
    expect(down).toMatch(/^Your receivers: 1 sent, 0 accepted\. Own inbox .+: 1 sent, not counted\.\n/);
    expect(down).toMatch(/receiver: yours\n {2}attempt at .+: 503[\s\S]+\n {2}receiver: own inbox/);
    expect(down.match(/PayPay-Signature/g)).toHaveLength(1);

    await tools.call('disableSubscription', { parameters: { id } });
    const disabled = await tools.refused('await_deliveries', await paid());
    expect(disabled).toMatch(/^No payment_confirmed .+ to a receiver of yours[\s\S]+receiver: own inbox/);
    expect(disabled).toContain(`${hook}, disabled by hand: resumeSubscription enables it`);
  });

  it('of the callback of a payment count, and are listed beside the others', async () => {
    tools.receive = () => 200;
    const body = { amount: 1000, availableMethods: [{ code: 'MB' }], callbackUrl: hook };
    const payment = idIn(await tools.call('createReference', { body }));
    await tools.payAtAtm(payment);
    const all = await tools.done('await_deliveries', { payment, count: 2 });
    expect(all).toMatch(/^Your receivers: 2 sent, 2 accepted\. Own inbox .+: 1 sent, not counted\./);
    expect(all.match(/callback payment_(created|updated)/g)).toHaveLength(2);
  });

  it('that do not come are explained by what the payment did, and what is subscribed', async () => {
    const payment = await tools.createReference();
    const input = { payment, timeoutSeconds: 0.1 };
    const text = await tools.refused('await_deliveries', { ...input, action: 'payment_refunded' });
    expect(text).toMatch(/^No payment_refunded of payment \d+ .+ within 0\.1 s\.[\s\S]+is pending:/);
    expect(text).toMatch(/\npayment_refunded has not happened: .+ is pending\.[\s\S]+\nSubscriptions:\n- /);
    expect(text).toMatch(/payment_cancelled to .+ \(own inbox of the sandbox, not your receiver\)/);
    const callback = await tools.refused('await_deliveries', { ...input, action: 'payment_updated' });
    expect(callback).toContain('goes to the `callbackUrl`');
  });

  it('of no event are refused at once, with the event that was meant', async () => {
    const { tools: listed } = await tools.client.listTools();
    const schema = listed.find(({ name }) => name === 'await_deliveries')?.inputSchema.properties;
    expect(schema).toMatchObject({ action: { enum: expect.arrayContaining([...webhookActions]) } });
    const started = performance.now();
    const input = { action: 'payment_confirm', timeoutSeconds: 30 };
    expect(await tools.refused('await_deliveries', input)).toContain('Perhaps payment_confirmed is meant.');
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('a message that is missed', () => {
  const asked = async (input: Record<string, unknown>) => (await tools.done('why_no_webhook', input)).split('\n')[0];

  it('has one cause, from what did not happen to what the receiver said [mcp.missed-webhook-is-explained]', async () => {
    const payment = await tools.createReference();
    expect(await asked({ payment })).toMatch(/^Nothing that sends a webhook happened yet: .+ is pending\./);
    expect(await asked({ payment, action: 'payment_updated' })).toContain('and none was given');
    await tools.payAtAtm(payment);
    expect(await asked({ payment })).toMatch(/^No receiver of yours is subscribed to payment_confirmed\./);

    const body = { action: 'payment_confirmed', url: hook };
    const id = idIn(await tools.call('createWebhook', { body }));
    expect(await asked({ payment })).toMatch(/^Subscription \d+ to .+ came too late: it was created at /);
    expect(await asked({ action: 'payment_confirmed' })).toMatch(/^Nothing happened yet that sends/);

    const paid = async () => {
      const next = await tools.createReference();
      await tools.payAtAtm(next);
      await tools.use('await_deliveries', { payment: next, timeoutSeconds: 1, keys: tools.keys });
      return { payment: next };
    };
    tools.receive = () => 403;
    const refused = await paid();
    expect(await asked(refused)).toMatch(/^The receiver did not accept it\. .+ said 403 .+ not due until 2/);
    await tools.done('move_clock', { step: '2h' });
    expect(await asked(refused)).toMatch(/ said 403 at .+ not tried again\. .+ resendDelivery\.$/);

    tools.receive = () => 200;
    expect(await asked(await paid())).toMatch(/^It came\. .+ said 200 at /);
    await tools.call('setFailureMode', { parameters: { id }, body: { failureMode: 'delayed' } });
    expect(await asked(await paid())).toMatch(/^It was not sent yet\. .+ not due until /);

    await tools.call('disableSubscription', { parameters: { id } });
    expect(await asked(await paid())).toMatch(/^Subscription \d+ .+ is disabled since 2.+, by hand\./);
  });

  it('of a refund is that of its initial payment', async () => {
    const payment = await tools.createReference();
    await tools.payAtAtm(payment);
    tools.receive = () => 500;
    await tools.call('createWebhook', { body: { action: 'payment_refunded', url: hook } });
    const part = { parameters: { id: payment }, body: { amount: 500 } };
    const refund = idIn(await tools.call('createRefund', part));
    const input = { payment: refund, action: 'payment_refunded' };
    const text = await tools.refused('await_deliveries', { ...input, timeoutSeconds: 0.5 });
    for (const each of [text, await tools.done('why_no_webhook', input)]) {
      expect(each).toContain('The receiver did not accept it. ');
      expect(each).toContain(`Payment ${refund} is the refund of payment ${payment}, `);
    }
  });
});
