import { createHash } from 'node:crypto';
import { soapVectors } from '@balcao/contract/soap/hashVectors.ts';
import { integrationStates } from '@balcao/contract/soap/integrationStates.ts';
import { expect } from 'vitest';
import { messageOf } from '../../sandbox/testing/soapClient.ts';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';

const sha256 = (text: string, encoding: 'hex' | 'base64' = 'hex') => createHash('sha256').update(text).digest(encoding);
const key = 'balcaoSandboxKey01';
const now = '2026-01-15T10:00:00+00:00';

const stateFor = async ({ soap }: World, date: string, hash: string): Promise<string> =>
  (await soap.call('checkIntegrationState', undefined, { date, hash })).code;

export default proofs('soap-credentials', {
  'request-needs-its-entity-block': async ({ soap }) => {
    const send = async (parts: string) => {
      const call = `<tns:createPaymentReference>${parts}</tns:createPaymentReference>`;
      return (await soap.post(messageOf(call))).text();
    };
    const payment = soap.written('payment', { amount: 1000 });
    expect(await send(payment)).toContain('>00<');
    expect(await send(soap.written('entity', soap.block()) + payment)).toContain('>02<');
  },
  'hash-is-of-key-and-date': async (world) => {
    expect(JSON.stringify(world.soap.block())).not.toContain(key);
    expect(await stateFor(world, now, sha256(key + now))).toBe('02');
    for (const wrong of [key, sha256(`${key} ${now}`), sha256(now + key), sha256(`outra${now}`)])
      expect(await stateFor(world, now, wrong)).toBe('00');
    expect(await stateFor(world, '2026-01-15T10:00:01+00:00', sha256(key + now))).toBe('00');
    const { privateKey, date, hash } = soapVectors.entity;
    expect(sha256(privateKey + date)).toBe(hash);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  },
  'hash-holds-ninety-minutes': async (world) => {
    for (const [date, code] of [
      ['2026-01-15T08:30:00+00:00', '02'],
      ['2026-01-15T08:29:00+00:00', '00'],
      ['2026-01-15T11:30:00+00:00', '02'],
      ['2026-01-15T11:31:00+00:00', '00'],
    ] as const)
      expect(await stateFor(world, date, sha256(key + date)), date).toBe(code);
    for (const [date, told] of [
      ['2026-01-15T08:29:00+00:00', '91 minutos atrás'],
      ['15-01-2026 12:01:00', '121 minutos à frente'],
      ['2026-01-15T10:00:00+0000', 'não se lê'],
    ] as const) {
      const entity = { date, hash: sha256(key + date) };
      const answer = await world.soap.call('checkIntegrationState', undefined, entity);
      expect([answer.code, answer.message]).toEqual(['00', expect.stringContaining(told)]);
    }
    world.clock.at += 91 * 60_000;
    expect(await stateFor(world, now, sha256(key + now))).toBe('00');
    expect((await world.api.get('/api/availableMethods?amount=1000')).status).toBe(200);
  },
  'date-without-offset-is-lisbon-time': chosen(['field-pattern-dateTime'], async (world) => {
    world.clock.at = Date.UTC(2026, 6, 15, 10);
    const [summer, early] = ['2026-07-15T11:00:00', '2026-07-15T09:00:00'] as const;
    expect(await stateFor(world, summer, sha256(key + summer))).toBe('02');
    expect(await stateFor(world, early, sha256(key + early))).toBe('00');
  }),
  'old-plugin-needs-lisbon-time': chosen(['field-pattern-dateTime'], async (world) => {
    const ahead = world.clock.at + 61 * 60_000;
    const stateIn = async (timeZone: string) => {
      const [day, time] = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'medium',
      })
        .format(ahead)
        .split(', ');
      const date = `${day?.replaceAll('/', '-')} ${time}`;
      return stateFor(world, date, sha256(key + date));
    };
    for (const zone of ['Europe/Lisbon', 'UTC', 'Atlantic/Azores']) expect(await stateIn(zone), zone).toBe('02');
    for (const zone of ['Europe/Madrid', 'Europe/Athens', 'America/Sao_Paulo'])
      expect(await stateIn(zone), zone).not.toBe('02');
  }),
  'six-states-of-integration': async ({ soap }) => {
    expect(Object.keys(integrationStates)).toHaveLength(6);
    for (const [code, { provocation }] of Object.entries(integrationStates))
      expect((await soap.provoke(provocation.call)).code).toBe(code);
    const refused = { state: '0', code: '00' };
    for (const wrong of [{ nif: '500000000' }, { platformCode: '9999' }])
      expect(await soap.call('checkIntegrationState', undefined, wrong)).toMatchObject(refused);
    expect(await soap.call('checkIntegrationState', undefined, { nif: '123456789' })).toMatchObject({
      state: '0',
      code: '01',
    });
  },
  'foreign-key-does-nothing': async ({ soap, api }) => {
    const count = async () => (await api.get('/api/payments')).body.meta?.totalCount;
    const before = await count();
    for (const [method, request, place] of [
      ['createPaymentReference', { amount: 1000 }, 'integrationState'],
      ['doWebPayment', { order: { amount: 1000 } }, 'requestState'],
      ['validatePaymentReference', { amount: 1000 }, 'integrationState'],
      ['checkWebPayment', { token: 'none' }, 'requestState'],
      ['cancelPayment', { paymentId: 1 }, 'requestState'],
      ['checkEntityPayments', { payments: [{ paymentId: 1 }] }, 'state'],
      ['getEntityPayments', { startDate: '2026-01-15', endDate: '2026-01-15' }, 'integrationState'],
      ['saveEntityPayments', [{ referenceEntity: '1', reference: '1', amount: 1 }], 'integrationState'],
      ['subscribeToWebhook', { action: 'x', url: 'x' }, 'integrationState'],
    ] as const) {
      const answer = await soap.call(method, request, { hash: '0'.repeat(64) });
      expect(answer[place], method).toMatchObject({ state: '0', code: '00' });
      expect([answer.err_code, answer.err_msg]).toEqual([undefined, undefined]);
    }
    expect(await soap.call('checkIntegrationState')).toMatchObject({ state: '1', code: '02' });
    expect(await count()).toBe(before);
  },
  'methods-do-not-tell-of-ranges': async ({ api }) => {
    const without = { 'paypay-clientid': '999999974' };
    const { data: methods } = await api.get<{ code: string }[]>('/api/availableMethods?amount=1000', without);
    expect(methods.map(({ code }) => code)).toContain('MB');
    expect((await api.get('/api/referenceRanges', without)).data).toEqual([]);
    expect((await api.get('/api/referenceRanges')).data).toHaveLength(1);
  },
});
