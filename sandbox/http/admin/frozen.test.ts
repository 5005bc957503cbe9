import type { AdminTenant } from '@balcao/contract/admin/adminSchema.ts';
import { element } from '@balcao/text/xml.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAdminContract, hook, useAdminSandbox } from '../../testing/adminSandbox.ts';
import { apiOf, openPrivateSandbox, type PrivateSandbox } from '../../testing/api.ts';
import { payReference } from '../../testing/payer.ts';
import { messageOf, soapOf } from '../../testing/soapClient.ts';

const operator = useAdminSandbox();

describe('a frozen tenant', () => {
  let own: PrivateSandbox;
  let name: string;
  const reason = 'Too many messages to one receiver.';

  beforeEach(async () => {
    await operator.open({});
    operator.clock.at += 1000;
    own = await openPrivateSandbox(operator.sandbox);
    name = (await operator.send<AdminTenant[]>('GET', '/tenants')).data[1]?.tenant ?? '';
    await own.api.post('/api/webhooks', { action: 'payment_confirmed', url: hook });
  });
  const freeze = () => operator.send('PUT', `/tenants/${name}/freeze`, { reason });
  const unfreeze = () => operator.send('DELETE', `/tenants/${name}/freeze`);

  it('is shown with its reason, which may change, until it is unfrozen', async () => {
    const frozen = await freeze();
    expectAdminContract('freezeTenant', frozen);
    expect(frozen.data).toMatchObject({ frozenAt: '2026-01-15T10:00:01+00:00', frozenReason: reason });
    expect((await operator.send('PUT', `/tenants/${name}/freeze`, { reason: 'Other' })).data.frozenReason).toBe(
      'Other',
    );
    const open = await unfreeze();
    expectAdminContract('unfreezeTenant', open);
    expect(open.data).toMatchObject({ frozenAt: null, frozenReason: null });
  });

  it('answers its REST calls, controls, streams and pages with 403 c1201 and the reason, and others go on [frozen.others-go-on]', async () => {
    await freeze();
    const headers = { 'accept-language': 'EN' };
    const calls: [string, string, object?][] = [
      ['GET', '/api/payments'],
      ['POST', '/api/payments/references', { amount: 1000 }],
      ['POST', '/sandbox/reset'],
      ['GET', '/sandbox/events'],
      ['GET', `/payer/${own.checkouts.ready}`],
    ];
    for (const [method, path, body] of calls) {
      const response = await own.api.send(method, path, body, headers);
      expect([path, response.refusals]).toEqual([path, ['403 c1201']]);
      expect(response.body.error?.errors).toEqual([
        { code: 'c1201', msg: `This sandbox was stopped by its operator: ${reason}` },
      ]);
    }
    expect((await operator.api.get('/api/payments', headers)).status).toBe(200);
    await unfreeze();
    expect((await own.api.get('/api/payments')).status).toBe(200);
  });

  it('answers its shops that call by SOAP with 403, and a fault that has the reason', async () => {
    await freeze();
    const identity = { code: own.platformCode, privateKey: own.privateKey, clientId: own.clientId };
    const shop = soapOf(operator, identity);
    const call = element('tns:checkIntegrationState', {}, shop.written('entity', shop.block()));
    expect(await shop.fault(messageOf(call))).toMatchObject({
      status: 403,
      words: expect.stringContaining(reason),
    });
  });

  it('does not tell its reason to who has no key', async () => {
    await freeze();
    const wrong = apiOf(operator.sandbox.fetch, {
      code: own.platformCode,
      privateKey: 'x',
      clientId: own.clientId,
    });
    expect((await wrong.get('/api/payments')).refusals).toEqual(['401 e00102']);
  });

  it('keeps its messages, and sends them once it is unfrozen [frozen.messages-leave-afterwards]', async () => {
    await payReference(own.api);
    await freeze();
    operator.clock.at += 60_000;
    await operator.sandbox.settle();
    expect(operator.sent).toEqual([]);
    await unfreeze();
    await operator.sandbox.settle();
    expect(operator.sent).toEqual([hook]);
  });

  it('keeps its due changes, and makes them once it is unfrozen', async () => {
    const { data } = await own.api.post<{ id: string }>('/api/payments/references', { amount: 1000 });
    await freeze();
    operator.clock.at += 400 * 86_400_000;
    await operator.sandbox.settle();
    await unfreeze();
    const stored = async () => {
      const { rows } = await operator.database.db.executeQuery<{ state: string }>(
        operator.database.db
          .selectFrom('payments')
          .select('state')
          .where('tenant', '=', name)
          .where('id', '=', Number(data.id))
          .compile(),
      );
      return rows[0]?.state;
    };
    expect(await stored()).toBe('pending');
    await operator.sandbox.settle();
    expect(await stored()).toBe('cancelled');
  });
});
