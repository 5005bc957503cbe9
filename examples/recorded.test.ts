import type { Operation } from '@balcao/contract/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import { webhookDelivery } from '@balcao/contract/webhooks/schema.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { examples } from './examples.ts';
import { readRecordings } from './run/recordedFiles.ts';

const recordings = await readRecordings();
const steps = recordings.flatMap(({ id, steps }) =>
  steps.map((step) => ({ at: `${id}/${step.name}`, ...step })),
);
const table: Record<string, Operation> = operations;

test('every example is recorded once', () => {
  expect(recordings.map(({ id }) => id).sort()).toEqual(examples.map(({ id }) => id).sort());
});

test('every operation with samples has one that can be pasted alone', () => {
  const calls = steps.filter(({ kind, response }) => kind === 'api' && response.status < 300);
  const alone = new Set(calls.filter(({ needs }) => needs?.length === 0).map(({ operation }) => operation));
  expect(calls.filter(({ operation }) => !alone.has(operation)).map(({ at }) => at)).toEqual([]);
});

test.each(steps.filter(({ kind, response }) => kind === 'api' && response.status < 300))(
  'the answer of $at fits the contract',
  ({ operation = '', response }) => {
    const { data: schema = z.undefined(), list } = table[operation]?.success ?? {};
    const { data } = JSON.parse(response.body);
    expect((list ? z.array(schema) : schema).safeParse(data).error).toBeUndefined();
  },
);

test.each(steps.filter(({ kind }) => kind === 'delivery'))(
  'the delivery of $at fits the contract and was accepted',
  ({ request, response }) => {
    expect(webhookDelivery.safeParse(JSON.parse(request.body ?? '')).error).toBeUndefined();
    expect(response.status).toBe(204);
  },
);
