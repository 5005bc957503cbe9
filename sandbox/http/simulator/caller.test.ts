import type { CallerExamination } from '@balcao/contract/control/caller.ts';
import { callerRuleIds } from '@balcao/contract/control/callerRules.ts';
import { toolHeader } from '@balcao/contract/control/toolHeader.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { merchant } from '../../testing/api.ts';
import { references } from '../../testing/programs/program.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

const examine = async () => (await testSandbox.api.get<CallerExamination>('/sandbox/caller')).data;

const create = (customUniqueId?: string, headers?: Record<string, string>) =>
  testSandbox.api.post(references, { amount: 1000, customUniqueId }, headers);

const ship = (id: string, deliveryId?: string) =>
  testSandbox.api.post(`/sandbox/payments/${id}/shipment`, { deliveryId });

describe('the examination of the caller', () => {
  it('says what is wrong, what it costs, where, how to mend it, and where that is explained', async () => {
    await create();
    const { data } = await testSandbox.api.get<CallerExamination>('/sandbox/caller', {
      'Accept-Language': 'EN',
    });
    expect(data.calls).toBe(1);
    expect(data.rules.find(({ outcome }) => outcome === 'found')).toEqual({
      rule: 'missing_custom_unique_id',
      outcome: 'found',
      what: 'A payment is created without `customUniqueId`.',
      cost: 'If the response is lost, repeating charges again, and there is no key to look for.',
      remedy: 'Give each order a `customUniqueId`, stored before the call.',
      link: '/docs/guides/retry#lost',
      found: 1,
      evidence: [
        {
          at: '2026-01-15T10:00:00+00:00',
          seen: `POST ${references}`,
          detail: null,
          callId: expect.stringMatching(/^\d+$/),
          deliveryId: null,
          paymentId: '1101',
        },
      ],
    });
  });

  it('tells each rule in the order of its cost, and what there was nothing to look at for', async () => {
    const { rules } = await examine();
    expect(rules.map(({ rule }) => rule)).toEqual(callerRuleIds);
    expect(new Set(rules.map(({ outcome }) => outcome))).toEqual(new Set(['unexamined']));
    await create('A1');
    const unexamined = (await examine()).rules.filter(({ outcome }) => outcome === 'unexamined');
    expect(unexamined.map(({ rule }) => rule)).toEqual(['shipped_unpaid']);
  });

  it.each([toolHeader, 'Sec-Fetch-Site', 'Origin', 'Referer'])(
    'passes over calls of pages and tools, which send %s',
    async (name) => {
      await create(undefined, { [name]: 'http://localhost:3000' });
      expect((await examine()).calls).toBe(0);
    },
  );

  it('does not print the private key', async () => {
    await testSandbox.api.get(`/api/payments?key=${merchant.privateKey}`);
    const found = (await examine()).rules.find(({ rule }) => rule === 'key_in_url');
    expect(found?.evidence[0]?.seen).toBe('GET /api/payments?key=…');
  });

  it('does not tell the tools in the log', async () => {
    await create(undefined, { [toolHeader]: 'balcao' });
    const [entry] = (await testSandbox.api.get<object[]>('/sandbox/requests')).data;
    expect(entry).not.toHaveProperty('byTool');
  });

  it('begins anew with an imported state, whose payments are others', async () => {
    await create();
    const { data } = await testSandbox.api.get<object>('/sandbox/export');
    await testSandbox.api.post('/sandbox/import', data);
    expect((await examine()).calls).toBe(0);
  });

  it('knows no shipment of a payment or because of a delivery that is not there', async () => {
    expect((await ship('999999')).refusals).toEqual(['404 e00502']);
    expect((await ship(seed.payments.confirmedReference, '999')).refusals).toEqual(['404 c0401']);
  });
});
