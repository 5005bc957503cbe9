import { cardScenarios } from '@balcao/contract/scenarios/cards.ts';
import { describe, expect, it } from 'vitest';
import { sharedKeys } from '../testing/connectTools.ts';
import { hook, idIn, useTools } from '../testing/useTools.ts';

const tools = useTools();

describe('a tenant', () => {
  it('is opened with its keys, and dropped by them', async () => {
    expect(await tools.done('move_clock')).toContain('real time');
    expect(await tools.done('drop_tenant')).toContain('is deleted');
    expect(await tools.refused('move_clock')).toMatch(/401:\n- e00102[\s\S]+Remedy/);
  });

  it.each([
    ['drop_tenant', { keys: sharedKeys }, /c0814[\s\S]+Remedy/],
    ['move_clock', { step: '1d' }, /open_tenant/],
    ['pay', { by: 'atm', payment: '1001', keys: 'secret' }, /CODE:KEY:ENTITY/],
    ['await_deliveries', {}, /open_tenant/],
    ['examine_receiver', { url: hook }, /open_tenant/],
    ['examine_receiver', { url: 'localhost:8080/hook' }, /url: it begins with http:/],
  ])('is needed, with keys of a form, and is not the shared one: %s %o', async (name, input, says) => {
    expect(await tools.failed(name, input)).toMatch(says);
  });

  it('finds its key in no result but that of its opening', async () => {
    const key = tools.keys.split(':')[1] ?? '';
    await tools.createReference();
    expect(await tools.call('listRequests')).not.toContain(key);
    const body = { amount: 1000, availableMethods: [{ code: 'MB' }], summary: `key ${key}` };
    expect(await tools.call('createReference', { body })).toContain('key (private key)');
  });
});

describe('a payer', () => {
  it('pays a reference at the cash machine, once [mcp.reference-is-paid-once]', async () => {
    const payment = await tools.createReference();
    expect(await tools.refused('pay', { by: 'atm', payment, amount: 999 })).toMatch(/c0102[\s\S]+Remedy/);
    expect(await tools.payAtAtm(payment)).toContain('is confirmed');
    expect(await tools.refused('pay', { by: 'atm', payment })).toContain('c0103');
    expect(await tools.refused('pay', { by: 'atm' })).toContain('needs `payment`');
  });

  it('answers on the phone', async () => {
    const details = { phoneNumber: '351#912345678' };
    const body = { amount: 500, paymentMethod: { code: 'MW', details } };
    const payment = idIn(await tools.call('createPayment', { body }));
    expect(await tools.refused('pay', { by: 'atm', payment })).toContain('`by` phone');
    const refused = await tools.done('pay', { by: 'phone', payment, answer: 'refuse' });
    expect(refused).toMatch(/is pending\.\nResult: .+e04020/);
    expect(await tools.refused('pay', { by: 'phone', payment })).toContain('c0201');
  });

  it('types a card on a payment page, and answers the bank', async () => {
    const openCheckout = async () => {
      const redirects = [{ type: 'success', url: 'https://shop.example/thanks' }];
      const body = { payment: { amount: 1000 }, page: { language: 'EN', layout: 'web' }, redirects };
      return idIn(await tools.call('createCheckout', { body }));
    };
    expect(await tools.done('pay', { by: 'card', checkout: await openCheckout() })).toContain('is confirmed');
    const card = cardScenarios.find(({ outcome }) => outcome === 'challenge')?.number;
    for (const [answer, state] of [
      ['accept', 'confirmed'],
      ['refuse', 'pending'],
    ]) {
      const given = { by: 'card', checkout: await openCheckout(), card, answer };
      expect(await tools.done('pay', given)).toContain(`is ${state}`);
    }
    const unknown = 'a'.repeat(40);
    expect(await tools.refused('pay', { by: 'card', checkout: unknown })).toMatch(/e00501[\s\S]+Remedy/);
  });

  it.each([
    [{ by: 'atm', answer: 'refuse' }, 'does not read `answer`', '`payment`, `amount`'],
    [{ by: 'atm', card: '4000000000000002', pin: '0000' }, 'does not read `card`, `pin`', '`amount`'],
    [{ by: 'terminal', terminal: 'a', answer: 'refuse' }, 'does not read `answer`', '`terminal`, `amount`'],
    [{ by: 'card', checkout: 'a', answer: 'refuse' }, 'asks no question', '4000002500003155'],
  ])('pays nothing where it is given what it does not read: %o', async (given, why, remedy) => {
    const payment = /atm|phone/.test(given.by) ? await tools.createReference() : undefined;
    const said = await tools.refused('pay', { ...(payment && { payment }), ...given });
    expect(said).toContain(why);
    expect(said).toContain(remedy);
    if (payment)
      expect(await tools.call('getPayment', { parameters: { id: payment } })).toContain('"state": "pending"');
  });

  it('presents a card at a terminal', async () => {
    const terminal = /"uuid":"([\w-]+)"/.exec(await tools.call('listVirtualTerminals'))?.[1] ?? '';
    await tools.call('createTerminalPayment', { parameters: { uuid: terminal }, body: { amount: 1000 } });
    const shown = await tools.done('pay', { by: 'terminal', terminal, pin: '1234' });
    expect(shown).toMatch(new RegExp(`^Terminal ${terminal}: \\w+`));
    expect(await tools.refused('pay', { by: 'terminal', terminal: crypto.randomUUID() })).toContain('e00502');
  });
});

describe('a payment', () => {
  it('is found by its code, its own id and its amount, or as the newest [mcp.payment-is-found]', async () => {
    const make = async (more: object) => {
      const body = { amount: 1234, availableMethods: [{ code: 'MB' }], ...more };
      return idIn(await tools.call('createReference', { body }));
    };
    const first = await make({ code: 'ORDER-7', customUniqueId: 'own-7' });
    const second = await make({ code: 'ORDER-7', amount: 1999 });
    const found = (input: Record<string, unknown>) => tools.done('find_payment', input);
    const idsOf = (text: string) => [...text.matchAll(/^Payment (\d+):/gm)].map(([, id]) => id);
    expect(idsOf(await found({ code: 'ORDER-7' }))).toEqual([second, first]);
    expect(idsOf(await found({ code: 'ORDER-7', amount: '1234' }))).toEqual([first]);
    expect(idsOf(await found({ customUniqueId: 'own-7' }))).toEqual([first]);
    expect(idsOf(await found({ newest: 1 }))).toEqual([second]);
    const listed = await found({ amount: 1234 });
    expect(listed).toMatch(/1234 cents, pending, .+, entity \d+ reference \d{9}, code "ORDER-7"/);

    const missing = await tools.refused('find_payment', { code: 'ORDER-1' });
    expect(missing).toMatch(/no payment with code .+\nThe nearest code is "ORDER-7"\.\nThe newest payments/);
    const differs = await tools.refused('find_payment', { code: 'ORDER-7', amount: 1500 });
    expect(differs).toMatch(/With code "ORDER-7" alone there is:\nPayment \d+: 1999 cents/);
    expect(differs).not.toContain('nearest');
    const ownId = await tools.refused('find_payment', { customUniqueId: 'ORDER-7' });
    expect(ownId).toContain('With code "ORDER-7" alone there is:');
    expect(await tools.refused('find_payment', { amount: '10.00' })).toContain('1000');
  });
});

describe('arguments', () => {
  it('are read as models write them: JSON and numbers as text, codes as numbers, a null as nothing [mcp.arguments-as-text]', async () => {
    const operation = 'createReference';
    const body = '{"amount":1000,"availableMethods":[{"code":"MB"}]}';
    const payment = idIn(await tools.done('call_operation', { operation, body }));
    const parameters = JSON.stringify({ id: payment });
    expect(await tools.call('getPayment', { parameters, body: null })).toContain('"state": "pending"');
    const paid = { by: 'ATM', payment: Number(payment), amount: '1000', terminal: null };
    expect(await tools.done('pay', paid)).toContain('is confirmed');
    const waited = { payment, count: '1', timeoutSeconds: '0.5' };
    expect(await tools.done('await_deliveries', waited)).toContain('payment_confirmed');
    for (const scenarios of ['["paid"]', 'Paid, forged']) {
      const { text } = await tools.use('examine_receiver', { url: hook, scenarios, keys: tools.keys });
      expect(text).toContain('A reference is paid');
    }
    const ranged = { id: [Number(payment)], createdAt: { start: '2026-01-01T00:00:00+00:00' } };
    expect(await tools.call('listPayments', { parameters: ranged })).toMatch(/"totalCount":1\b/);
  });

  it.each([
    ['move_clock', { advance: '1d' }, 'there is no argument `advance`, it takes `step`, `keys`'],
    ['drop_tenant', { tenant: 'x' }, 'it takes `keys`'],
    ['move_clock', { step: '' }, 'step: is empty. Leave it out, or give its value'],
    [
      'call_operation',
      { operation: 'listPayments', parameters: { customUniqueId: null, createdAt: { start: null } } },
      'parameters: no value came for `customUniqueId`, `createdAt[start]`. Leave it out, or give its value',
    ],
    ['call_operation', { operation: 'listDeliveries', parameters: { paymentId: '' } }, 'paymentId'],
    ['call_operation', { operation: 'createReference', body: "{'amount':1}" }, 'text that is no JSON: '],
    ['call_operation', { operation: 'createReference', constructor: 1 }, 'no argument `constructor`'],
  ])(
    'of %s that it does not understand are refused, and nothing is done: %o [mcp.unknown-argument-is-refused]',
    async (name, input, why) => {
      expect(await tools.refused(name, { ...input })).toContain(why);
      expect(await tools.done('move_clock')).toContain('real time');
    },
  );
});

describe('the clock', () => {
  it('moves by a duration and to a moment, and what falls due has happened [mcp.clock-moves]', async () => {
    const payment = await tools.createReference();
    expect(await tools.done('move_clock', { step: '1h30m' })).toMatch(/\(5\d{3} s ahead/);
    for (const [step, now] of [
      ['2028-07-01', '2028-07-01T00:00:00+01:00'],
      ['2028-07-01T12:00:00', '2028-07-01T12:00:00+01:00'],
      ['2028-08-01T12:00Z', '2028-08-01T13:00:00+01:00'],
      ['2029-01-01T01:00:00+01:00', '2029-01-01T00:00:00+00:00'],
    ])
      expect(await tools.done('move_clock', { step })).toContain(now);
    expect(await tools.call('getPayment', { parameters: { id: payment } })).toContain('"state": "cancelled"');
  });

  it('never moves back, and takes no other text', async () => {
    expect(await tools.refused('move_clock', { step: '2020-01-01T00:00:00Z' })).toMatch(/c0301[\s\S]+Remedy/);
    expect(await tools.refused('move_clock', { step: 'tomorrow' })).toContain('such as 2d');
  });
});
