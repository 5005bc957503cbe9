import { buildDescription } from '@balcao/contract/openapi/build.ts';
import { operationsIn } from '@balcao/openapi/operations.ts';
import { expect, test } from 'vitest';
import { collectionOf } from './postman.ts';

test('the collection holds every operation, the same each time, with the credentials each needs', async () => {
  const document = buildDescription('pt');
  const collection = await collectionOf(document);
  const entries = collection.item.flatMap(({ item }) => item);
  const operations = operationsIn(document.paths).map(({ operation }) => operation);
  expect(entries.map(({ name }) => name).sort()).toEqual(operations.map(({ summary }) => summary).sort());
  expect(await collectionOf(document)).toEqual(collection);
  const withEntity = entries.filter(({ request }) =>
    request.header.some(({ key }) => key === 'PayPay-ClientId'),
  );
  expect(withEntity).toHaveLength(33);
});
