import { expect, test } from 'vitest';
import { placeholders } from './previewValues.ts';
import { recordedCall } from './recordedCall.ts';
import type { RecordedStep } from './recording.ts';

const uuid = '7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01';

function stepOf(kind: string, method: string, path: string, sent: unknown, data: unknown): RecordedStep {
  return {
    name: path,
    kind,
    request: { method, path, headers: { 'PayPay-ClientId': '999999990' }, body: JSON.stringify(sent) },
    response: { status: 200, headers: {}, body: JSON.stringify({ data }) },
  };
}

const steps = [
  stepOf(
    'api',
    'POST',
    '/api/payments',
    { customer: { uuid } },
    {
      id: '1101',
      clientId: '999999990',
      customer: { uuid },
      links: [{ token: 'a'.repeat(40) }],
    },
  ),
  stepOf('delivery', 'POST', '/sandbox/inbox/0001', { webhook: { id: '401' }, payments: [{ id: '1101' }] }, null),
  stepOf('api', 'POST', '/api/payments/1101/refunds', { of: '1101', amount: 500 }, { id: '1102' }),
  stepOf('api', 'GET', '/api/payments/1102', undefined, { id: '1102' }),
] as const;
const nameOf = (field: string, step: number) => `{${field} from step ${step}}`;

test('an id or token has the name of the step that brings it, and its field', () => {
  expect([...placeholders(steps, nameOf)]).toEqual([
    ['1101', '{id from step 1}'],
    ['a'.repeat(40), '{token from step 1}'],
    ['401', '{id from step 2}'],
    ['1102', '{id from step 3}'],
  ]);
});

test('a call that was not sent yet shows no recorded id, and what it sends of its own', () => {
  const known = placeholders(steps, nameOf);
  expect(recordedCall(steps[2], known)).toMatchObject({
    path: '/api/payments/{id from step 1}/refunds',
    body: { of: '{id from step 1}', amount: 500 },
  });
  expect(recordedCall(steps[0], known)).toMatchObject({
    headers: { 'PayPay-ClientId': '999999990' },
    body: { customer: { uuid } },
  });
});
