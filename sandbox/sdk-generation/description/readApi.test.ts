import { operations } from '@balcao/contract/operations.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { expect, it } from 'vitest';
import document from '../../../contract/generated/openapi.en.json' with { type: 'json' };
import { modelsIn } from '../php/types.ts';
import { readApi } from './readApi.ts';

const api = readApi(document as unknown as OpenApiDocument);
const operation = (id: string) => api.operations.find((each) => each.id === id);
const model = (name: string) => api.models.find((each) => each.name === name);

it('has every operation, with the credentials it asks for', () => {
  const ids = api.operations.map(({ id }) => id);
  for (const id of Object.keys(operations)) expect(ids).toContain(id);
  expect(operation('listErrors')?.auth).toBe('none');
  expect(operation('listWebhooks')?.auth).toBe('platform');
  expect(operation('listPayments')?.auth).toBe('entity');
});

it('opens the envelope', () => {
  const payment = { kind: 'model', name: 'Payment' };
  expect(operation('getPayment')?.answer).toEqual({ kind: 'one', type: payment });
  expect(operation('listPayments')?.answer).toEqual({ kind: 'list', type: payment });
  expect(operation('deleteCustomer')?.answer).toEqual({ kind: 'nothing' });
  expect(api.models.filter(({ name }) => name.endsWith('Response'))).toEqual([]);
});

it('names objects that have no name after their place', () => {
  const details = model('Payment')?.fields.find(({ name }) => name === 'referenceDetails');
  expect(details?.type).toEqual({ kind: 'model', name: 'PaymentReferenceDetails' });
  expect(model('PaymentReferenceDetails')?.fields.map(({ name }) => name)).toEqual(['entity', 'reference']);
  const created = operation('listPayments')?.query.find(({ name }) => name === 'createdAt');
  expect(created?.type).toEqual({ kind: 'model', name: 'DateRange' });
});

it('has every model that something speaks of, each once, and gives each its sentence', () => {
  const types = [
    ...api.models.flatMap(({ fields }) => fields),
    ...api.operations.flatMap(({ params, query, body }) => [...params, ...query, ...(body ? [body] : [])]),
  ].map(({ type }) => type);
  const names = api.models.map(({ name }) => name);
  for (const name of types.flatMap(modelsIn)) expect(names).toContain(name);
  expect(new Set(names).size).toBe(names.length);
  expect(api.models.filter(({ words }) => !words)).toEqual([]);
});

it('takes a parameter or a response that operations share like one of its own', () => {
  const { paths, components, ...rest } = structuredClone(document) as unknown as OpenApiDocument;
  const list = paths['/payments']?.get;
  const limit = list?.parameters?.find((each) => 'name' in each && each.name === 'limit');
  const success = list?.responses[200];
  if (!list || !limit || !success || '$ref' in limit || '$ref' in success)
    throw new Error('listPayments changed');
  const shared = {
    ...rest,
    paths: {
      '/payments': {
        get: {
          ...list,
          parameters: [{ $ref: '#/components/parameters/Limit' }],
          responses: { 200: { $ref: '#/components/responses/Payments' } },
        },
      },
    },
    components: { ...components, parameters: { Limit: limit }, responses: { Payments: success } },
  };
  const [found] = readApi(shared).operations;
  expect(found?.query.map(({ name }) => name)).toEqual(['limit']);
  expect(found?.answer).toEqual(operation('listPayments')?.answer);
});
