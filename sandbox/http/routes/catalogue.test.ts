import { errors } from '@balcao/contract/errors.ts';
import type { ReferenceRange } from '@balcao/contract/resources/referenceRanges/operations.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
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

describe('the catalogue of errors', () => {
  const anonymous = { authorization: undefined, 'paypay-clientid': undefined };
  const languages = [
    ['PT', 'pt'],
    ['ES', 'es'],
    ['EN', 'en'],
  ] as const;

  it.each(languages)('is told whole in %s, without credentials', async (header, locale) => {
    const { data } = await testSandbox.api.get('/api/errors', { ...anonymous, 'accept-language': header });
    const all = Object.entries(errors).map(([code, { words }]) => ({ code, message: words[locale] }));
    expect(data).toEqual(all);
    const one = await testSandbox.api.get('/api/errors/e05000', { ...anonymous, 'accept-language': header });
    expect(one.data).toEqual({ code: 'e05000', message: errors.e05000.words[locale] });
    expect((await testSandbox.api.get('/api/errors/e99999', anonymous)).refusals).toEqual(['404 e00502']);
  });
});
