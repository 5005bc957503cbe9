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

  it.each([
    [{ by: 'atm', answer: 'refuse' }, 'does not read `answer`', '`payment`, `amount`'],
    [{ by: 'atm', card: '4000000000000002', pin: '0000' }, 'does not read `card`, `pin`', '`amount`'],
    [{ by: 'phone', amount: 500 }, 'does not read `amount`', '`payment`, `answer`, `pin`'],
    [{ by: 'card', payment: '1', checkout: 'a', pin: '9999' }, 'does not read `payment`, `pin`', '`card`'],
    [{ by: 'terminal', terminal: 'a', answer: 'refuse' }, 'does not read `answer`', '`terminal`, `amount`'],
    [{ by: 'card', checkout: 'a', answer: 'refuse' }, 'asks no question', '4000002500003155'],
  ])('pays nothing where it is given what it does not read: %o', async (given, why, remedy) => {
    const payment = /atm|phone/.test(given.by) ? await tools.createReference() : undefined;
    const said = await tools.failed('pay', { ...(payment && { payment }), ...given, keys: tools.keys });
    expect(said).toContain(why);
    expect(said).toContain(remedy);
    if (payment)
      expect(await tools.call('getPayment', { parameters: { id: payment } })).toContain('"state": "pending"');
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

describe('a payment', () => {
  it('is found by its code, its own id and its amount, or as the newest [mcp.payment-is-found]', async () => {
    const make = async (more: object) => {
      const body = { amount: 1234, availableMethods: [{ code: 'MB' }], ...more };
      return idIn(await tools.call('createReference', { body }));
    };
    const first = await make({ code: 'ORDER-7', customUniqueId: 'own-7' });
    const second = await make({ code: 'ORDER-7', amount: 1999 });
    const found = (input: object) => tools.worked('find_payment', { ...input, keys: tools.keys });
    const idsOf = (text: string) => [...text.matchAll(/^Payment (\d+):/gm)].map(([, id]) => id);
    expect(idsOf(await found({ code: 'ORDER-7' }))).toEqual([second, first]);
    expect(idsOf(await found({ code: 'ORDER-7', amount: '1234' }))).toEqual([first]);
    expect(idsOf(await found({ customUniqueId: 'own-7' }))).toEqual([first]);
    expect(idsOf(await found({ newest: 1 }))).toEqual([second]);
    expect(await found({ amount: 1234 })).toMatch(
      /1234 cents, pending, .+, entity \d+ reference \d{9}, code "ORDER-7"/,
    );

    const missing = await tools.failed('find_payment', { code: 'ORDER-1', keys: tools.keys });
    expect(missing).toMatch(
      /no payment with code "ORDER-1"\.\nThe nearest code is "ORDER-7"\.\nThe newest payments/,
    );
    const otherAmount = { code: 'ORDER-7', amount: 1500, keys: tools.keys };
    const differs = await tools.failed('find_payment', otherAmount);
    expect(differs).toMatch(/With code "ORDER-7" alone there is:\nPayment \d+: 1999 cents/);
    expect(differs).not.toContain('nearest');
    expect(await tools.failed('find_payment', { customUniqueId: 'ORDER-7', keys: tools.keys })).toContain(
      'With code "ORDER-7" alone there is:',
    );
    expect(await tools.failed('find_payment', { amount: '10.00', keys: tools.keys })).toContain('1000');
  });
});

describe('arguments', () => {
  it('are read as models write them: JSON and numbers as text, codes as numbers, a null as nothing [mcp.arguments-as-text]', async () => {
    const operation = 'createReference';
    const body = '{"amount":1000,"availableMethods":[{"code":"MB"}]}';
    const payment = idIn(await tools.worked('call_operation', { operation, body, keys: tools.keys }));
    const parameters = JSON.stringify({ id: payment });
    expect(await tools.call('getPayment', { parameters, body: null })).toContain('"state": "pending"');
    const paid = { by: 'ATM', payment: Number(payment), amount: '1000', terminal: null, keys: tools.keys };
    expect(await tools.worked('pay', paid)).toContain('is confirmed');
    const waited = { payment, count: '1', timeoutSeconds: '0.5', keys: tools.keys };
    expect(await tools.worked('await_deliveries', waited)).toContain('payment_confirmed');
    for (const scenarios of ['paid', '["paid"]', 'Paid, forged'])
      expect(
        (await tools.use('examine_receiver', { url: hook, scenarios, keys: tools.keys })).text,
      ).toContain('A reference is paid');
  });

  it('takes lists and ranges as models write them', async () => {
    const [one, other] = [await tools.createReference(), await tools.createReference()];
    const parameters = {
      id: [Number(one), other],
      createdAt: { start: '2026-01-01T00:00:00+00:00' },
    };
    expect(await tools.call('listPayments', { parameters })).toMatch(/"totalCount":2\b/);
  });

  it.each([
    ['move_clock', { advance: '1d' }, 'there is no argument `advance`, it takes `step`, `keys`'],
    ['move_clock', { Step: '1d' }, 'perhaps `step` is meant'],
    ['drop_tenant', { tenant: 'x' }, 'it takes `keys`'],
    ['search_documentation', { query: 'refund', lang: 'pt' }, 'there is no argument `lang`'],
    ['pay', { by: 'atm', payment: '1', amount: '10.00' }, 'amount: '],
    ['pay', { by: 'atm', payment_id: '1' }, 'perhaps `payment` is meant'],
    ['move_clock', { step: '' }, 'step: is empty. Leave it out, or give its value'],
    ['find_payment', { customUniqueId: null }, 'customUniqueId: is null. Leave it out, or give its value'],
    ['await_deliveries', { payment: null }, 'payment: is null'],
    ['why_no_webhook', { payment: null, action: 'payment_confirmed' }, 'payment: is null'],
    [
      'call_operation',
      {
        operation: 'listPayments',
        parameters: { customUniqueId: null, createdAt: { start: null }, limit: 1 },
      },
      'parameters: no value came for `customUniqueId`, `createdAt[start]`. Leave it out, or give its value',
    ],
    ['call_operation', { operation: 'listPayments', parameters: '{"createdAt":{}}' }, '`createdAt`'],
    ['call_operation', { operation: 'listPayments', parameters: { customUniqueId: '' } }, 'customUniqueId'],
    ['call_operation', { operation: 'listDeliveries', parameters: { paymentId: '' } }, 'paymentId'],
    [
      'call_operation',
      { operation: 'createReference', body: "{'amount':1000}" },
      'body: text that is no JSON: ',
    ],
    ['call_operation', { operation: 'createReference', body: '1000' }, 'body: '],
    ['call_operation', { operation: 'createReference', amount: 1000 }, 'there is no argument `amount`'],
    [
      'call_operation',
      { operation: 'createReference', constructor: 1 },
      'there is no argument `constructor`',
    ],
  ])(
    'of %s that it does not understand are refused, and nothing is done: %o [mcp.unknown-argument-is-refused]',
    async (name, input, why) => {
      expect(await tools.failed(name, { ...input, keys: tools.keys })).toContain(why);
      expect(await tools.worked('move_clock', { keys: tools.keys })).toContain('real time');
    },
  );
});

describe('the clock', () => {
  it('moves by a duration and to a moment, and what falls due has happened [mcp.clock-moves]', async () => {
    const payment = await tools.createReference();
    expect(await tools.worked('move_clock', { step: '1h30m', keys: tools.keys })).toMatch(/\(5\d{3} s ahead/);
    for (const [step, now] of [
      ['2028-07-01', '2028-07-01T00:00:00+01:00'],
      ['2028-07-01T12:00:00', '2028-07-01T12:00:00+01:00'],
      ['2028-08-01T12:00Z', '2028-08-01T13:00:00+01:00'],
      ['2029-01-01T01:00:00+01:00', '2029-01-01T00:00:00+00:00'],
    ])
      expect(await tools.worked('move_clock', { step, keys: tools.keys })).toContain(now);
    expect(await tools.call('getPayment', { parameters: { id: payment } })).toContain('"state": "cancelled"');
  });

  it('never moves back, and takes no other text', async () => {
    expect(await tools.failed('move_clock', { step: '2020-01-01T00:00:00Z', keys: tools.keys })).toMatch(
      /c0301[\s\S]+Remedy/,
    );
    expect(await tools.failed('move_clock', { step: 'tomorrow', keys: tools.keys })).toContain('such as 2d');
  });
});
