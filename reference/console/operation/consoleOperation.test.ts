import { expect, test } from 'vitest';
import { document, operationIds, operationOf } from '../testing.ts';
import { findOperation } from './consoleOperation.ts';

test('every operation of the description can be opened', () => {
  expect(operationIds).toHaveLength(44);
  for (const id of operationIds) expect(findOperation(document, id)?.id).toBe(id);
});

test('an operation the description does not have is not made up', () => {
  expect(findOperation(document, 'makeCoffee')).toBeUndefined();
});

test('each member of a filter that is an object has a box of its own, as it is written on the wire', () => {
  const keys = operationOf('listPayments').parameters.map(({ key }) => key);
  expect(keys).toContain('createdAt[start]');
  expect(keys).toContain('customer[uuid]');
  expect(keys).not.toContain('createdAt');
});

test('shared headers and credentials are found', () => {
  const { parameters, security } = operationOf('createPayment');
  expect(parameters.map(({ key }) => key)).toEqual(['Accept-Language']);
  expect(security).toEqual(['basic', 'clientId']);
  expect(operationOf('listErrors').security).toEqual([]);
});
