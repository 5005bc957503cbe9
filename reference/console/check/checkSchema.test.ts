import { expect, test } from 'vitest';
import { document } from '../testing.ts';
import { checkParameter } from '../useDraft.ts';
import { schemaCheck } from './checkSchema.ts';
import { type CheckTexts, issueMessage } from './IssueList.tsx';

const check = (model: string, value: unknown) =>
  schemaCheck(document, { $ref: `#/components/schemas/${model}` })(value).map(
    ({ pointer, keyword, wanted }) => [pointer, keyword, wanted] as const,
  );

test('reports where a body differs, once for each cause', () => {
  const body = {
    payment: { amount: 'x', availableMethods: [] },
    page: {},
    redirects: [{ type: 'success', url: 'hop' }],
  };
  expect(check('CheckoutRequest', body)).toEqual([
    ['/payment/amount', 'type', 'integer'],
    ['/payment/availableMethods', 'minItems', 1],
    ['/page/language', 'required', 'language'],
    ['/redirects/0/url', 'format', 'uri'],
  ]);
});

test('reports a list that is too long', () => {
  const redirects = Array(11).fill({ type: 'success', url: 'https://loja.example' });
  expect(check('CheckoutRequest', { payment: { amount: 1 }, redirects })).toEqual([['/redirects', 'maxItems', 10]]);
});

test('a value that fits no variant is reported with all accepted values', () => {
  const [issue] = check('EconomicActivity', { section: 'Z' });
  expect(issue?.slice(0, 2)).toEqual(['/section', 'enum']);
  expect(issue?.[2]).toContain('J');
  expect(issue?.[2]).toContain(null);
});

test('a time without an offset passes, one that is no time does not', () => {
  expect(check('ValidDate', { end: '2026-01-15T10:00:00' })).toEqual([]);
  expect(check('ValidDate', { end: 'tomorrow' })).toEqual([['/end', 'format', 'date-time']]);
});

test('parameters are checked as they are typed', () => {
  const limit = {
    key: 'limit',
    in: 'query',
    description: '',
    schema: { type: 'integer', minimum: 1 },
  } as const;
  const keywords = (required: boolean, typed?: string) =>
    checkParameter(document, { ...limit, required }, typed).map(({ keyword }) => keyword);
  expect(keywords(false)).toEqual([]);
  expect(keywords(true)).toEqual(['required']);
  expect(keywords(false, 'ten')).toEqual(['type']);
  expect(keywords(false, '0')).toEqual(['minimum']);
  expect(keywords(false, '10')).toEqual([]);
});

test('a number between quotation marks is reported as a text', () => {
  const texts = { type: (_, wanted, found) => `${found}, not ${wanted}` } as CheckTexts;
  const [issue] = schemaCheck(document, { type: 'integer' })('1000');
  expect(issue && issueMessage(issue, texts)).toBe('string, not integer');
});

test('messages name the field as people write it', () => {
  const texts = {
    whole: 'the body',
    required: (field) => `${field} is missing`,
    other: (field, keyword) => `${field}: ${keyword}`,
  } as CheckTexts;
  const of = (pointer: string, keyword: string) =>
    issueMessage({ pointer, keyword, wanted: '', found: undefined }, texts);
  expect(of('/redirects/0/url', 'required')).toBe('redirects[0].url is missing');
  expect(of('', 'required')).toBe('the body is missing');
  expect(of('/a', 'multipleOf')).toBe('a: multipleOf');
});
