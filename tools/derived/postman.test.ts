import { buildDescription } from '@balcao/contract/openapi/buildDescription.ts';
import { operationsIn } from '@balcao/openapi/operations.ts';
import { expect, test } from 'vitest';
import { collectionOf } from './postman.ts';

const entriesOf = () => collectionOf(buildDescription('en')).item.flatMap(({ item }) => item);

test('each request asserts a described status and success', () => {
  for (const { name, event } of entriesOf()) {
    const script = JSON.stringify(event);
    expect(script, name).toMatch(/code\)\.to\.be\.oneOf\(\[2\d\d(, 2\d\d)*\]\)/);
    expect(script, name).toContain('success).to.equal(true)');
  }
});

test('the collection holds every operation, the same each time, with the credentials each needs', () => {
  const document = buildDescription('pt');
  const collection = collectionOf(document);
  const entries = collection.item.flatMap(({ item }) => item);
  const operations = operationsIn(document.paths).map(({ operation }) => operation);
  expect(entries.map(({ name }) => name).sort()).toEqual(operations.map(({ summary }) => summary).sort());
  expect(collectionOf(document)).toEqual(collection);
  const withEntity = entries.filter(({ request }) => request.header.some(({ key }) => key === 'PayPay-ClientId'));
  expect(withEntity).toHaveLength(33);
});
