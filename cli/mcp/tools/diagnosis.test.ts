import { seed } from '@balcao/contract/scenarios/seed.ts';
import { signatureHeader } from '@balcao/sandbox/domain/webhooks/signature.ts';
import { describe, expect, it } from 'vitest';
import { url } from '../testing/connectTools.ts';
import { hook, useTools } from '../testing/useTools.ts';

const tools = useTools();

describe('a signature', () => {
  const key = 'a key of twenty letters';
  const body = '{"payments":[{"id":"1"}]}';
  const header = signatureHeader(key, body, Math.floor(Date.now() / 1000));

  it.each([
    [{}, 'The signature is correct.'],
    [{ header: 'hash=1,ts=2' }, 'hash is malformed'],
    [{ key: `${key} ` }, 'spaces around it'],
    [{ body: '{ "payments": [{ "id": "1" }] }' }, 'first byte that differs is number 2'],
    [{ header: signatureHeader(key, body, 1_700_000_000) }, 'old'],
  ])('with %o is explained: %s', async (wrong, says) => {
    expect(await tools.worked('explain_signature', { header, body, key, ...wrong })).toContain(says);
  });

  it('ahead of real time is explained by the tenant’s clock, or by nothing', async () => {
    const day = 86_400;
    const signed = signatureHeader(key, body, Math.floor(Date.now() / 1000) + 3 * day);
    const input = { header: signed, body, key };
    expect(await tools.done('explain_signature', input)).toContain('its time is in the future');
    await tools.done('move_clock', { step: '3d' });
    expect(await tools.done('explain_signature', input)).toContain('which was moved forward');
    const later = signatureHeader(key, body, Math.floor(Date.now() / 1000) + 4 * day);
    expect(await tools.done('explain_signature', { ...input, header: later })).toContain('in the future');
  });

  it('made with the key of another platform says so, and speaks of no browser', async () => {
    const signed = signatureHeader(seed.otherPlatform.privateKey, body, Math.floor(Date.now() / 1000));
    const text = await tools.done('explain_signature', { header: signed, body, key });
    expect(text).toContain('The key belongs to another platform.');
    expect(text).not.toContain('browser');
  });

  it('is compared with the message that the sandbox sent', async () => {
    const payment = await tools.createReference();
    await tools.payAtAtm(payment);
    const message = await tools.done('await_deliveries', { payment });
    const sent = /PayPay-Signature: (\S+)/.exec(message)?.[1];
    const [, own = ''] = tools.keys.split(':');
    const cut = await tools.done('explain_signature', { header: sent, body: '{"webhook":', key: own });
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
    const report = await tools.done('examine_receiver', examine);
    expect(report).toContain('passed   A reference is paid');
    expect(report).toContain('The receiver passed 2 of 2 situations.');
  });

  it('fails that accepts everything, with what to do', async () => {
    tools.receive = () => 204;
    const report = await tools.refused('examine_receiver', examine);
    expect(report).toMatch(/failed {3}Somebody forges .+ \(forged\)\n.+ does not verify the signature/);
    expect(await tools.call('listWebhooks')).not.toContain(hook);
  });

  it('responds with 500 because it asks another sandbox, is told so', async () => {
    tools.receive = () => 500;
    const report = await tools.refused('examine_receiver', examine);
    expect(report).toMatch(/It did not ask http:\S+ about payment \d+: it may be asking another sandbox/);
  });
});

describe('a program', () => {
  /** Sends a call like a program under test, without a tool. */
  const create = (body: object) => {
    const [code, key, clientId = ''] = tools.keys.split(':');
    const Authorization = `Basic ${btoa(`${code}:${key}`)}`;
    const headers = { Authorization, 'PayPay-ClientId': clientId, 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify({ amount: 1000, ...body }) };
    return tools.fetch(new Request(`${url}/api/payments/references`, request));
  };

  it('is told what it does wrong, and where to read how to mend it [mcp.caller-is-examined]', async () => {
    await create({});
    const report = await tools.refused('examine_caller');
    expect(report).toMatch(/^found {4}A payment is created without .+ \(missing_custom_unique_id\)$/m);
    expect(report).toMatch(/^ {2}\/docs\/guides\/retry#lost$/m);
    expect(report).toContain('Calls examined: 1. Rules broken: 1 of 11.');
  });

  it('passes that does right', async () => {
    await create({ customUniqueId: 'A1' });
    expect(await tools.done('examine_caller')).toBe('Calls examined: 1. Rules broken: 0 of 11.');
  });

  it('does not pass that called nothing: what tools call is not its own', async () => {
    await tools.createReference();
    expect(await tools.refused('examine_caller')).toContain('nothing was examined');
  });
});

describe('explain_error', () => {
  it.each([
    [{ code: 'E00301' }, /^e00301: 400 .+\nCause: .+\nRemedy: .+/],
    [{ code: 'c0102', language: 'es' }, /importe/],
  ])('gives cause and remedy, of both APIs, in three languages: %o', async (asked, says) => {
    expect(await tools.worked('explain_error', asked)).toMatch(says);
  });

  it('names codes that begin alike', async () => {
    expect(await tools.failed('explain_error', { code: 'e00399' })).toContain('e00301');
    expect(await tools.failed('explain_error', { code: 'payment' })).toContain('such as e00301');
  });
});
