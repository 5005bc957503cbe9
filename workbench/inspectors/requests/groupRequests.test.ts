import type { LoggedRequest } from '@balcao/contract/control/controlSchema.ts';
import { expect, test } from 'vitest';
import { groupRequests } from './groupRequests.ts';

let last = 0;
const call = (method: string, path = '/api/payments/1101', status = 200) => {
  last += 1;
  return { id: `r-${last}`, method, path, status, codes: [], warnings: [] } as unknown as LoggedRequest;
};
const shown = (...oldestFirst: LoggedRequest[]) =>
  groupRequests(oldestFirst.toReversed()).map(({ request, ids }) => [request.method, ids.length]);

test('reads that repeat are one row, also where two paths are read in turns', () => {
  const poll = () => [call('GET'), call('GET', '/sandbox/deliveries?paymentId=1101')];
  expect(shown(call('POST'), ...poll(), ...poll(), ...poll())).toEqual([
    ['GET', 3],
    ['GET', 3],
    ['POST', 1],
  ]);
});

test('a write, another status and another path are rows of their own', () => {
  expect(shown(call('GET'), call('POST'), call('POST'), call('GET'), call('GET', undefined, 404))).toEqual([
    ['GET', 1],
    ['GET', 1],
    ['POST', 1],
    ['POST', 1],
    ['GET', 1],
  ]);
});

test('the newest stands for all', () => {
  const [first, second] = [call('GET'), call('GET')];
  expect(groupRequests([second, first])).toEqual([{ request: second, ids: [second.id, first.id] }]);
});
