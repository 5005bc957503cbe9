import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { signatureHeader } from '@balcao/sandbox/domain/webhooks/signature.ts';
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
    expect(text).toContain('\nThere is no subscription for payment_refunded.\nSubscriptions:\n- ');
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

describe('a signature', () => {
  const key = 'a key of twenty letters';
  const body = '{"payments":[{"id":"1"}]}';
  const header = signatureHeader(key, body, Math.floor(Date.now() / 1000));

  it('that is right is said to be', async () => {
    expect(await tools.worked('explain_signature', { header, body, key })).toContain(
      'The signature is correct.',
    );
  });

  it.each([
    ['the header', { header: 'hash=1,ts=2' }, 'hash is malformed'],
    ['the key', { key: `${key} ` }, 'spaces around it'],
    ['the body', { body: '{ "payments": [{ "id": "1" }] }' }, 'first byte that differs is number 2'],
    ['the clock', { header: signatureHeader(key, body, 1_700_000_000) }, 'old'],
  ])('is wrong by %s', async (_, wrong, says) => {
    expect(await tools.worked('explain_signature', { header, body, key, ...wrong })).toContain(says);
  });

  it('ahead of real time is explained by the tenant’s clock, or by nothing', async () => {
    const day = 86_400;
    const signed = signatureHeader(key, body, Math.floor(Date.now() / 1000) + 3 * day);
    const input = { header: signed, body, key, keys: tools.keys };
    expect(await tools.worked('explain_signature', input)).toContain('its time is in the future');
    await tools.worked('move_clock', { step: '3d', keys: tools.keys });
    expect(await tools.worked('explain_signature', input)).toContain('which was moved forward');
    const later = signatureHeader(key, body, Math.floor(Date.now() / 1000) + 4 * day);
    expect(await tools.worked('explain_signature', { ...input, header: later })).toContain('in the future');
  });

  it('made with the key of another platform says so, and speaks of no browser', async () => {
    const signed = signatureHeader(seed.otherPlatform.privateKey, body, Math.floor(Date.now() / 1000));
    const text = await tools.worked('explain_signature', { header: signed, body, key, keys: tools.keys });
    expect(text).toContain('The key belongs to another platform.');
    expect(text).not.toContain('browser');
  });

  it('is compared with the message that the sandbox sent', async () => {
    const payment = await tools.createReference();
    await tools.worked('pay', { by: 'atm', payment, keys: tools.keys });
    const message = await tools.worked('await_deliveries', { payment, keys: tools.keys });
    const sent = /PayPay-Signature: (\S+)/.exec(message)?.[1];
    const [, own = ''] = tools.keys.split(':');
    const cut = await tools.worked('explain_signature', {
      header: sent,
      body: '{"webhook":',
      key: own,
      keys: tools.keys,
    });
    expect(cut).toContain('The body is incomplete.');
  });
});

describe('a receiver', () => {
  const examine = { url: hook, scenarios: ['paid', 'forged'] };

  it('passes that verifies signatures [mcp.receiver-is-checked]', async () => {
    const [, key = ''] = tools.keys.split(':');
    tools.receive = (body, headers) => {
      const given = headers.get('paypay-signature') ?? '';
      const ts = Number(/ts=(\d+)/.exec(given)?.[1]);
      return given === signatureHeader(key, body, ts) ? 200 : 401;
    };
    const report = await tools.worked('examine_receiver', { ...examine, keys: tools.keys });
    expect(report).toContain('passed   A reference is paid');
    expect(report).toContain('The receiver passed 2 of 2 situations.');
  });

  it('fails that accepts everything, with what to do', async () => {
    tools.receive = () => 204;
    const report = await tools.failed('examine_receiver', { ...examine, keys: tools.keys });
    expect(report).toMatch(
      /failed {3}Somebody forges a message \(forged\)\n.+ does not verify the signature/,
    );
    expect(await tools.call('listWebhooks')).not.toContain(hook);
  });

  it('responds with 500 because it asks another sandbox, is told so', async () => {
    tools.receive = () => 500;
    const report = await tools.failed('examine_receiver', { ...examine, keys: tools.keys });
    expect(report).toMatch(/It did not ask http:\S+ about payment \d+: it may be asking another sandbox/);
  });

  it('is a URL', async () => {
    const { text, isError } = await tools.use('examine_receiver', { url: 'shop', keys: tools.keys });
    expect([isError, text]).toEqual([true, expect.stringContaining('url')]);
  });
});
