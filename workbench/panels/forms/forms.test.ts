import { codeHtml } from '@balcao/ui/code-block/codeHtml.ts';
import { describe, expect, test } from 'vitest';
import { bracketFields, formHtml } from './bracketNotation.ts';
import { fieldErrorsIn } from './fieldErrors.ts';
import type { FieldFact, FormDefinition, FormField } from './formDefinition.ts';
import { formRequestOf, wirePath } from './formRequest.ts';
import { validateForm } from './validateForm.ts';

const fact = (given: Partial<FieldFact> = {}): FieldFact => ({
  name: '',
  type: 'string',
  isRequired: false,
  words: '',
  ...given,
});
const field = (
  path: string,
  given: Partial<FieldFact> = {},
  location: FormField['location'] = 'body',
): FormField => ({
  path,
  location,
  label: path,
  fact: fact(given),
});

const form: FormDefinition = {
  method: 'POST',
  path: '/api/checkouts',
  initialValues: {},
  groups: [
    {
      fields: [
        field('page.language', { isRequired: true }),
        field('page.layout'),
        field('payment.amount', { type: 'integer', isRequired: true, minimum: 1 }),
        field('payment.paymentMethod.code'),
        field('payment.availableMethods[code=MB]', { isRequired: true }),
        field('payment.availableMethods[code=MW]', { isRequired: true }),
        field('payment.customer.email', { format: 'email', maxLength: 20 }),
        field('payment.customer.phoneNumber', { pattern: '^\\d{1,4}#\\d{4,15}$', example: '351#900000001' }),
        field('payment.paymentMethod.details.createRegistration', { type: 'boolean' }),
        field('redirects[type=success].url', { format: 'uri', isRequired: true }),
        field('redirects[type=action].url', { format: 'uri', isRequired: true }),
      ],
    },
  ],
};
const amounts = { MB: { minCents: 100, maxCents: 9_999_999 } };

describe('the request of a form', () => {
  test('has what was typed, where it belongs, and nothing that was left empty', () => {
    const { body } = formRequestOf(form, {
      'page.language': 'PT',
      'payment.amount': ' 1000 ',
      'payment.availableMethods[code=MB]': 'true',
      'payment.availableMethods[code=MW]': '',
      'payment.paymentMethod.details.createRegistration': 'false',
      'redirects[type=action].url': 'loja://fim',
    });
    expect(body).toEqual({
      page: { language: 'PT' },
      payment: {
        amount: 1000,
        availableMethods: [{ code: 'MB' }],
        paymentMethod: { details: { createRegistration: false } },
      },
      redirects: [{ type: 'action', url: 'loja://fim' }],
    });
  });

  test('shows what is not a number yet as it was typed', () => {
    expect(formRequestOf(form, { 'payment.amount': '10,00' }).body).toEqual({ payment: { amount: '10,00' } });
  });

  test('fills in the path and the query of a call without a body', () => {
    const list: FormDefinition = {
      method: 'GET',
      path: '/api/customers/{uuid}/paymentMethods',
      initialValues: {},
      groups: [{ fields: [field('uuid', { isRequired: true }, 'path'), field('code', {}, 'query')] }],
    };
    const request = formRequestOf(list, { uuid: 'a b', code: 'CC' });
    expect(request.body).toBeUndefined();
    expect(wirePath(request)).toBe('/api/customers/a%20b/paymentMethods?code=CC');
    expect(validateForm(list, {}, {})).toEqual({ uuid: { kind: 'required' } });
  });
});

describe('a form tells before it sends', () => {
  const problems = (typed: Record<string, string>) => validateForm(form, typed, amounts);

  test('what is not a whole number, or outside what the contract or the method takes', () => {
    expect(problems({ 'payment.amount': '10,00' })).toEqual({ 'payment.amount': { kind: 'integer' } });
    expect(problems({ 'payment.amount': '0' })).toEqual({ 'payment.amount': { kind: 'minimum', figure: 1 } });
    expect(problems({ 'payment.amount': '99', 'payment.paymentMethod.code': 'MB' })).toEqual({
      'payment.amount': { kind: 'minimum', figure: 100 },
    });
  });

  test('which texts do not have the shape of their field', () => {
    expect(
      problems({
        'payment.amount': '1000',
        'payment.customer.email': 'maria',
        'payment.customer.phoneNumber': '912345678',
        'redirects[type=success].url': 'loja',
      }),
    ).toEqual({
      'payment.customer.email': { kind: 'email' },
      'payment.customer.phoneNumber': { kind: 'pattern', example: '351#900000001' },
      'redirects[type=success].url': { kind: 'address' },
    });
  });

  test('what an object needs that is sent, and nothing of one that is not', () => {
    expect(problems({ 'page.layout': 'web', 'payment.amount': '1000' })).toEqual({
      'page.language': { kind: 'required' },
    });
    expect(problems({})).toEqual({});
  });
});

test('a refusal stands at the field it names, at the first inside what it names, or by itself', () => {
  const typed = { 'payment.amount': '1', 'redirects[type=success].url': 'https://loja.example' };
  const reason = (code: string, pointer?: string) => ({ code, msg: code, source: pointer && { pointer } });
  const errors = [
    reason('a', '/payment/amount'),
    reason('b', '/redirects/0/url'),
    reason('c', '/payment/customer'),
    reason('d'),
  ];
  const reply = { status: 422, body: { error: { code: 'e00200', msg: '', errors } }, ms: 1 };
  expect(fieldErrorsIn(form, formRequestOf(form, typed), reply)).toEqual({
    fields: {
      'payment.amount': 'a (a)',
      'redirects[type=success].url': 'b (b)',
      'payment.customer.email': 'c (c)',
    },
    others: ['d (d)'],
  });
});

test('a missing redirect of the embed is told at its field', () => {
  const reply = {
    status: 422,
    body: { error: { code: 'e', msg: 'm', source: { pointer: '/redirects' } } },
    ms: 1,
  };
  expect(fieldErrorsIn(form, formRequestOf(form, {}), reply).fields).toHaveProperty([
    'redirects[type=success].url',
  ]);
});

test("a browser's form has nested names in brackets and harmless values", () => {
  const body = { user: { name: 'A "B" <C>' }, availableMethods: [{ code: 'MB' }] };
  expect(bracketFields(body)).toEqual([
    ['user[name]', 'A "B" <C>'],
    ['availableMethods[0][code]', 'MB'],
  ]);
  expect(formHtml('http://localhost/aderir', bracketFields(body), 'Go')).toContain(
    'value="A &quot;B&quot; &lt;C&gt;"',
  );
});

test('a highlighted sample is the sample, and lets no tag through', () => {
  const code = `$a = '<b>&'; echo "x"; return 12; # it's`;
  const html = codeHtml(code);
  expect(html).not.toContain('<b>');
  const plain = html.replace(/<[^>]+>/g, '');
  expect(plain.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(code);
});
