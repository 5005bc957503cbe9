import { expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** PHP's json_encode writes an empty array as `[]`, even for an object, and an array with keys as an object. */

const testSandbox = useTestSandbox();

it.each([
  ['no element', [], 'The body is an empty list, as PHP writes an array without elements: send {}'],
  ['no element in a field', { amount: 1000, customer: [] }, 'object, and an empty list came, as PHP writes'],
  ['elements for fields', { amount: 1000, customer: ['a'] }, 'The field customer must be a JSON object'],
  ['gaps', { amount: 1000, availableMethods: { 1: { code: 'MB' } } }, 'with gaps: use array_values'],
  ['names for elements', { amount: 1000, availableMethods: {} }, 'must be a JSON array'],
])('tells an array with %s apart', async (_, body, says) => {
  const answer = await testSandbox.api.post('/api/payments/references', body, { 'accept-language': 'EN' });
  expect(answer.refusals).toEqual(['422 e00219']);
  expect(answer.body.error?.errors[0]?.msg).toContain(says);
});
