import { seed } from '@balcao/contract/scenarios/seed.ts';
import { signatureHeader } from '@balcao/sandbox/domain/webhooks/signature.ts';
import { describe, expect, it } from 'vitest';
import { hook, useTools } from '../testing/useTools.ts';

const tools = useTools();

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

describe('explain_error', () => {
  it('gives cause and remedy, of both APIs, in three languages', async () => {
    expect(await tools.worked('explain_error', { code: 'E00301' })).toMatch(
      /^e00301: 400 .+\nCause: .+\nRemedy: .+/,
    );
    expect(await tools.worked('explain_error', { code: 'c0102', language: 'es' })).toContain('importe');
  });

  it('names codes that begin alike', async () => {
    expect(await tools.failed('explain_error', { code: 'e00399' })).toContain('e00301');
    expect(await tools.failed('explain_error', { code: 'payment' })).toContain('such as e00301');
  });
});
