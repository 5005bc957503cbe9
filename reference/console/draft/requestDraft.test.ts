import { expect, test } from 'vitest';
import { schemaCheck } from '../check/checkSchema.ts';
import { document, operationIds, operationOf } from '../testing.ts';
import { checkParameter } from '../useDraft.ts';
import { parseJson } from './parseJson.ts';
import { initialDraft, withFill, withParameter } from './requestDraft.ts';

test.each(operationIds)('%s starts with a draft nothing is wrong with', (id) => {
  const operation = operationOf(id);
  const draft = initialDraft(document, operation, { 'Accept-Language': 'ES' });
  const read = parseJson(draft.text);
  const wrong = operation.parameters.flatMap((field) => checkParameter(document, field, draft.parameters[field.key]));
  expect(wrong).toEqual([]);
  expect(draft.parameters['Accept-Language']).toBe('ES');
  if (!operation.body) return expect(read.kind).toBe('empty');
  expect(read.kind === 'value' && schemaCheck(document, operation.body.schema)(read.value)).toEqual([]);
});

const draft = { parameters: { id: '1' }, text: '{"amount": 5, "paymentMethod": {"code": "MB"}}' };

test('a fill puts values into the body that is there', () => {
  const next = withFill(draft, {
    parameters: { page: '2' },
    set: [[['paymentMethod', 'details', 'phoneNumber'], '351#9']],
  });
  expect(next.parameters).toEqual({ id: '1', page: '2' });
  expect(JSON.parse(next.text)).toEqual({
    amount: 5,
    paymentMethod: { code: 'MB', details: { phoneNumber: '351#9' } },
  });
});

test('a scenario with a body replaces the body, JSON or not', () => {
  expect(JSON.parse(withFill(draft, { body: {} }).text)).toEqual({});
  expect(withFill(draft, { text: '{,}' }).text).toBe('{,}');
  expect(withFill({ ...draft, text: '{,}' }, { set: [[['amount'], 1]] }).text).toBe('{\n  "amount": 1\n}');
});

test('a parameter that is taken away is not sent', () => {
  expect(withParameter(draft, 'id', undefined).parameters).toEqual({});
});

test('distinguishes a broken text from an empty one, with the line of the error where the engine gives it', () => {
  expect(parseJson('  ')).toEqual({ kind: 'empty' });
  expect(parseJson('null')).toEqual({ kind: 'value', value: null });
  const broken = parseJson('{\n  "a": 1,\n}');
  expect(broken.kind).toBe('broken');
  if (broken.kind === 'broken') expect(broken.at?.line).toBe(3);
  expect(parseJson('{').kind).toBe('broken');
});
