import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import { describe, expect, it } from 'vitest';
import { hook, idIn, useTools } from '../testing/useTools.ts';

const tools = useTools();

describe('messages', () => {
  it('are waited for, with body, signature and answer [mcp.message-is-waited-for]', async () => {
    tools.receive = () => 500;
    await tools.call('createWebhook', { body: { action: 'payment_refunded', url: hook } });
    const payment = await tools.createReference();
    await tools.worked('pay', { by: 'atm', payment, keys: tools.keys });
    const confirmed = await tools.worked('await_deliveries', {
      payment,
      action: 'payment_confirmed',
      keys: tools.keys,
    });
    expect(confirmed).toMatch(
      /\n\nDelivery \d+: webhook payment_confirmed of payment \d+ to .+ is delivered\./,
    );
    expect(confirmed).toMatch(/PayPay-Signature: hash=[0-9a-f]{64},ts=\d+/);
    await tools.call('createRefund', { parameters: { id: payment }, body: { amount: 1000 } });
    const after = /Delivery (\d+)/.exec(confirmed)?.[1];
    const refunded = await tools.worked('await_deliveries', {
      action: 'payment_refunded',
      after,
      keys: tools.keys,
    });
    for (const wrong of ['zzz', 'dlv_1', '2026-11-29T00:00:00Z'])
      expect(await tools.failed('await_deliveries', { after: wrong, keys: tools.keys })).toContain(
        'the id of a delivery, digits only',
      );
    expect(refunded).toMatch(/attempt at .+: 500 in \d+ ms\n {2}next attempt: /);
  });

  it('to the own inbox of the sandbox are marked, and are no arrival at a receiver of the shop [mcp.own-inbox-is-marked]', async () => {
    const paid = async () => {
      const payment = await tools.createReference();
      await tools.worked('pay', { by: 'atm', payment, keys: tools.keys });
      return { payment, action: 'payment_confirmed', keys: tools.keys, timeoutSeconds: 0.5 };
    };
    const alone = await tools.worked('await_deliveries', await paid());
    expect(alone).toMatch(/^Your receivers: nothing was sent, for none is subscribed to payment_confirmed;/);
    expect(alone).toContain('\n  receiver: own inbox of the sandbox, not your receiver\n');

    tools.receive = () => 503;
    const body = { action: 'payment_confirmed', url: hook };
    const id = idIn(await tools.call('createWebhook', { body }));
    const down = await tools.worked('await_deliveries', await paid());
    expect(down).toMatch(
      /^Your receivers: 1 sent, 0 accepted\. Own inbox of the sandbox: 1 sent, not counted\.\n/,
    );
    expect(down).toMatch(
      /receiver: yours\n {2}attempt at .+: 503[\s\S]+\n\nDelivery .+\n {2}receiver: own inbox/,
    );
    expect(down.match(/PayPay-Signature/g)).toHaveLength(1);

    await tools.call('disableSubscription', { parameters: { id } });
    const disabled = await tools.failed('await_deliveries', await paid());
    expect(disabled).toMatch(/^No payment_confirmed .+ to a receiver of yours[\s\S]+receiver: own inbox/);
    expect(disabled).toContain(
      `payment_confirmed to ${hook}, disabled by hand: resumeSubscription enables it`,
    );
  });

  it('of the callback of a payment count, and are listed beside the others', async () => {
    tools.receive = () => 200;
    const body = { amount: 1000, availableMethods: [{ code: 'MB' }], callbackUrl: hook };
    const payment = idIn(await tools.call('createReference', { body }));
    await tools.worked('pay', { by: 'atm', payment, keys: tools.keys });
    const all = await tools.worked('await_deliveries', { payment, count: 2, keys: tools.keys });
    expect(all).toMatch(
      /^Your receivers: 2 sent, 2 accepted\. Own inbox of the sandbox: 1 sent, not counted\./,
    );
    expect(all.match(/callback payment_(created|updated)/g)).toHaveLength(2);
  });

  it('that do not come are explained by what the payment did, and what is subscribed', async () => {
    const payment = await tools.createReference();
    const input = { payment, timeoutSeconds: 0.1, keys: tools.keys };
    const text = await tools.failed('await_deliveries', { ...input, action: 'payment_refunded' });
    expect(text).toMatch(
      /^No payment_refunded of payment \d+ was sent to a receiver of yours within 0\.1 s\.[\s\S]+is pending:/,
    );
    expect(text).toMatch(
      /\npayment_refunded has not happened: payment \d+ is pending\.[\s\S]+\nSubscriptions:\n- /,
    );
    expect(text).toMatch(/payment_cancelled to .+ \(own inbox of the sandbox, not your receiver\)/);
    expect(await tools.failed('await_deliveries', { ...input, action: 'payment_updated' })).toContain(
      'goes to the `callbackUrl`',
    );
  });

  it('of no event are refused at once, with the event that was meant', async () => {
    const { tools: listed } = await tools.client.listTools();
    const schema = listed.find(({ name }) => name === 'await_deliveries')?.inputSchema.properties;
    expect(schema).toMatchObject({ action: { enum: expect.arrayContaining([...webhookActions]) } });
    const started = performance.now();
    const input = { action: 'payment_confirm', timeoutSeconds: 30, keys: tools.keys };
    expect(await tools.failed('await_deliveries', input)).toContain('Perhaps payment_confirmed is meant.');
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('are waited for no longer than half a minute', async () => {
    const answer = await tools.use('await_deliveries', { timeoutSeconds: 31, keys: tools.keys });
    expect(answer).toMatchObject({ isError: true, text: expect.stringContaining('timeoutSeconds') });
  });
});

describe('a message that is missed', () => {
  const asked = async (input: object = {}) =>
    (await tools.worked('why_no_webhook', { ...input, keys: tools.keys })).split('\n')[0];

  it('has one cause, from what did not happen to what the receiver said [mcp.missed-webhook-is-explained]', async () => {
    const payment = await tools.createReference();
    expect(await asked({ payment })).toMatch(
      /^Nothing that sends a webhook happened yet: payment \d+ is pending\./,
    );
    expect(await asked({ payment, action: 'payment_updated' })).toContain('and none was given');
    await tools.worked('pay', { by: 'atm', payment, keys: tools.keys });
    expect(await asked({ payment })).toMatch(/^No receiver of yours is subscribed to payment_confirmed\./);

    const body = { action: 'payment_confirmed', url: hook };
    const id = idIn(await tools.call('createWebhook', { body }));
    expect(await asked({ payment })).toMatch(/^Subscription \d+ to .+ came too late: it was created at /);
    expect(await asked({ action: 'payment_confirmed' })).toMatch(/^Nothing happened yet that sends/);

    const paid = async () => {
      const next = await tools.createReference();
      await tools.worked('pay', { by: 'atm', payment: next, keys: tools.keys });
      await tools.use('await_deliveries', { payment: next, timeoutSeconds: 1, keys: tools.keys });
      return { payment: next };
    };
    tools.receive = () => 403;
    const refused = await paid();
    expect(await asked(refused)).toMatch(
      /^The receiver did not accept it\. .+ said 403 at .+ not due until 2/,
    );
    await tools.worked('move_clock', { step: '2h', keys: tools.keys });
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
    await tools.worked('pay', { by: 'atm', payment, keys: tools.keys });
    tools.receive = () => 500;
    await tools.call('createWebhook', { body: { action: 'payment_refunded', url: hook } });
    const refund = idIn(
      await tools.call('createRefund', { parameters: { id: payment }, body: { amount: 500 } }),
    );
    const input = { payment: refund, action: 'payment_refunded', keys: tools.keys };
    const text = await tools.failed('await_deliveries', { ...input, timeoutSeconds: 0.5 });
    for (const each of [text, await tools.worked('why_no_webhook', input)]) {
      expect(each).toContain('The receiver did not accept it. ');
      expect(each).toContain(`Payment ${refund} is the refund of payment ${payment}, `);
    }
  });

  it('belongs to a payment that there is', async () => {
    const answer = await tools.failed('why_no_webhook', { payment: '999999', keys: tools.keys });
    expect(answer).toContain('e00502');
  });
});
