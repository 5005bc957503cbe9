import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** Each impossible validity is refused with its specific reason. */

const testSandbox = useTestSandbox();
const english = { 'accept-language': 'EN' };
const later = '2026-02-01T10:00:00+00:00';

const ask = async (method: 'post' | 'put', path: string, body: object) => {
  const { refusals, body: answer } = await testSandbox.api[method](path, body, english);
  return [refusals[0], answer.error?.errors[0]?.msg];
};
const phone = { code: 'MW', details: { phoneNumber: '351#912345678' } };
const saved = {
  customer: { uuid: seed.customers.own },
  paymentMethod: { uuid: seed.savedMethods.card },
};
const beginsAtOnce = (field = 'validDate_start') =>
  `This payment begins at once, and ${field} (${later}) is later: create it then, or leave ${field} out.`;

it.each<[string, string, object, string]>([
  [
    'an end in the past, by the clock of the sandbox',
    '/api/payments/references',
    { validDate: { end: '2026-01-15T09:00:00' } },
    'validDate_end has passed: the clock says 2026-01-15T10:00:00+00:00.',
  ],
  [
    'an end before its start',
    '/api/payments/references',
    { validDate: { start: later, end: '2026-01-20T10:00:00' } },
    `validDate_end must be later than the start of the validity, ${later}.`,
  ],
  ['a phone that is asked before', '/api/payments', { paymentMethod: phone }, beginsAtOnce()],
  ['a card that is charged before', '/api/payments', saved, beginsAtOnce()],
  ['a card that is held before', '/api/payments', { ...saved, type: 'authorization' }, beginsAtOnce()],
])('%s', async (_, path, body, says) => {
  const asked = { amount: 1000, validDate: { start: later }, ...body };
  expect(await ask('post', path, asked)).toEqual(['422 e00226', says]);
});

it('takes a start that is as far ahead as the clock of a server may be', async () => {
  const validDate = { start: '2026-01-15T10:05:00' };
  const { data } = await testSandbox.api.post('/api/payments', {
    amount: 1000,
    paymentMethod: phone,
    validDate,
  });
  expect(data).toMatchObject({ stateDetails: { state: 'pending_confirmation' } });
});

it('asks no phone for a payment that is not valid yet', async () => {
  const request = {
    amount: 1000,
    availableMethods: [{ code: 'MB' }, { code: 'MW' }],
    validDate: { start: later },
  };
  const { data } = await testSandbox.api.post<{ id: string }>('/api/payments/references', request);
  expect(await ask('put', `/api/payments/${data.id}`, { paymentMethod: phone })).toEqual([
    '400 e00600',
    expect.stringContaining(`This payment becomes valid at ${later}`),
  ]);
  expect(await ask('put', `/api/payments/${data.id}`, { amount: 1200 })).toEqual([undefined, undefined]);
});
