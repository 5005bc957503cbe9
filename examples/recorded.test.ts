import type { Operation } from '@balcao/contract/operation.ts';
import { operationIds, operations } from '@balcao/contract/operations.ts';
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

test('every operation of the contract has a sample that can be pasted alone', () => {
  const alone = steps.filter(({ kind, needs, response }) => {
    return kind === 'api' && needs?.length === 0 && response.status < 300;
  });
  const sampled = new Set(alone.map(({ operation }) => operation));
  expect(operationIds.filter((id) => !sampled.has(id))).toEqual([]);
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
