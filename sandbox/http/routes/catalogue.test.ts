import type { ReferenceRange } from '@balcao/contract/resources/referenceRanges/referenceRangeOperations.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

it('the reference ranges are the entity’s own, and count what was issued', async () => {
  const { data: before } = await testSandbox.api.get<ReferenceRange[]>('/api/referenceRanges');
  const { id, entity, start, end } = seed.referenceRange;
  expect(before).toMatchObject([{ id, entity, start, end, total: 99_999 }]);
  await testSandbox.api.post('/api/payments/references', { amount: 1000 });
  const { data: after } = await testSandbox.api.get<ReferenceRange[]>('/api/referenceRanges');
  expect(after[0]?.count).toBe((before[0]?.count ?? 0) + 1);
  const { data: theirs } = await testSandbox.other.get<ReferenceRange[]>('/api/referenceRanges');
  expect(theirs.map((range) => range.id)).toEqual([seed.otherReferenceRange.id]);
});

it('an error of the catalogue is found by its code', async () => {
  const { data } = await testSandbox.api.get<{ code: string }>('/api/errors/e00202');
  expect(data.code).toBe('e00202');
  expect((await testSandbox.api.get('/api/errors/e99999')).refusals).toEqual(['404 e00502']);
});
