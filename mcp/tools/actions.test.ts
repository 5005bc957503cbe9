import { cardScenarios } from '@balcao/contract/scenarios/cards.ts';
import { describe, expect, it } from 'vitest';
import { sharedKeys } from '../testing/connectTools.ts';
import { hook, idIn, useTools } from '../testing/useTools.ts';

const tools = useTools();

describe('a tenant', () => {
  it('is opened with its keys, and dropped by them', async () => {
    expect(await tools.worked('move_clock', { keys: tools.keys })).toContain('real time');
    expect(await tools.worked('drop_tenant', { keys: tools.keys })).toContain('is deleted');
    expect(await tools.failed('move_clock', { keys: tools.keys })).toMatch(/401:\n- e00102[\s\S]+Remedy/);
  });

  it('has one seed once', async () => {
    const seed = crypto.randomUUID();
    await tools.worked('open_tenant', { seed });
    expect(await tools.failed('open_tenant', { seed })).toContain('c0802');
  });

  it('that everybody shares stays', async () => {
    expect(await tools.failed('drop_tenant', { keys: sharedKeys })).toMatch(/c0814[\s\S]+Remedy/);
  });

  it('is needed, and its keys have a form', async () => {
    for (const [name, input] of [
      ['drop_tenant', {}],
      ['move_clock', { step: '1d' }],
      ['pay', { by: 'atm', payment: '1001' }],
      ['await_deliveries', {}],
      ['examine_receiver', { url: hook }],
    ] as const) {
      expect(await tools.failed(name, input)).toContain('open_tenant');
      expect(await tools.failed(name, { ...input, keys: 'secret' })).toContain('CODE:KEY:ENTITY');
    }
  });

  it('finds its key in no result but that of its opening', async () => {
    const key = tools.keys.split(':')[1] ?? '';
    await tools.createReference();
    expect(await tools.call('listRequests')).not.toContain(key);
    const echoed = await tools.call('createReference', {
      body: { amount: 1000, availableMethods: [{ code: 'MB' }], summary: `key ${key}` },
    });
    expect(echoed).toContain('key (private key)');
  });
});

describe('a payer', () => {
  it('pays a reference at the cash machine, once [mcp.reference-is-paid-once]', async () => {
    const payment = await tools.createReference();
    expect(await tools.failed('pay', { by: 'atm', payment, amount: 999, keys: tools.keys })).toMatch(
      /c0102[\s\S]+Remedy/,
    );
    expect(await tools.worked('pay', { by: 'atm', payment, keys: tools.keys })).toContain('is confirmed');
    expect(await tools.failed('pay', { by: 'atm', payment, keys: tools.keys })).toContain('c0103');
    expect(await tools.failed('pay', { by: 'atm', keys: tools.keys })).toContain('needs `payment`');
  });

  it('answers on the phone', async () => {
    const details = { phoneNumber: '351#912345678' };
    const body = { amount: 500, paymentMethod: { code: 'MW', details } };
    const payment = idIn(await tools.call('createPayment', { body }));
    expect(await tools.failed('pay', { by: 'atm', payment, keys: tools.keys })).toContain('`by` phone');
    expect(await tools.worked('pay', { by: 'phone', payment, answer: 'refuse', keys: tools.keys })).toMatch(
      /is pending\.\nResult: .+e04020/,
    );
    expect(await tools.failed('pay', { by: 'phone', payment, keys: tools.keys })).toContain('c0201');
  });

  it('types a card on a payment page, and answers the bank', async () => {
    const openCheckout = async () => {
      const redirects = [{ type: 'success', url: 'https://shop.example/thanks' }];
      const body = { payment: { amount: 1000 }, page: { language: 'EN', layout: 'web' }, redirects };
      return idIn(await tools.call('createCheckout', { body }));
    };
    expect(
      await tools.worked('pay', { by: 'card', checkout: await openCheckout(), keys: tools.keys }),
    ).toContain('is confirmed');
    const card = cardScenarios.find(({ outcome }) => outcome === 'challenge')?.number;
    for (const [answer, state] of [
      ['accept', 'confirmed'],
      ['refuse', 'pending'],
    ]) {
      const given = { by: 'card', checkout: await openCheckout(), card, answer, keys: tools.keys };
      expect(await tools.worked('pay', given)).toContain(`is ${state}`);
    }
    const unknown = 'a'.repeat(40);
    expect(await tools.failed('pay', { by: 'card', checkout: unknown, keys: tools.keys })).toMatch(
      /e00501[\s\S]+Remedy/,
    );
  });

  it('presents a card at a terminal', async () => {
    const terminal = /"uuid":"([\w-]+)"/.exec(await tools.call('listVirtualTerminals'))?.[1] ?? '';
    await tools.call('createTerminalPayment', { parameters: { uuid: terminal }, body: { amount: 1000 } });
    const shown = await tools.worked('pay', { by: 'terminal', terminal, pin: '1234', keys: tools.keys });
    expect(shown).toMatch(new RegExp(`^Terminal ${terminal}: \\w+`));
    expect(
      await tools.failed('pay', { by: 'terminal', terminal: crypto.randomUUID(), keys: tools.keys }),
    ).toContain('e00502');
  });
});

describe('the clock', () => {
  it('moves by a duration and to a moment, and what falls due has happened [mcp.clock-moves]', async () => {
    const payment = await tools.createReference();
    expect(await tools.worked('move_clock', { step: '1h30m', keys: tools.keys })).toMatch(/\(5\d{3} s ahead/);
    await tools.worked('move_clock', { step: '2029-01-01T00:00:00Z', keys: tools.keys });
    expect(await tools.call('getPayment', { parameters: { id: payment } })).toContain('"state": "cancelled"');
  });

  it('never moves back, and takes no other text', async () => {
    expect(await tools.failed('move_clock', { step: '2020-01-01T00:00:00Z', keys: tools.keys })).toMatch(
      /c0301[\s\S]+Remedy/,
    );
    expect(await tools.failed('move_clock', { step: 'tomorrow', keys: tools.keys })).toContain('such as 2d');
  });
});
