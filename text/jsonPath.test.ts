import { expect, test } from 'vitest';
import { pointerOf, valueAt, withoutValueAt, withValueAt } from './jsonPath.ts';

const body = { redirects: [{ url: 'a' }, { url: 'b' }], page: { language: 'PT' } };

test('reads and changes what lies deep inside, and leaves the rest as it was', () => {
  const next = withValueAt(body, ['redirects', 1, 'url'], 'c');
  expect(valueAt(next, ['redirects', 1, 'url'])).toBe('c');
  expect(body.redirects[1]?.url).toBe('b');
  expect((next as typeof body).page).toBe(body.page);
});

test('creates missing parents of a path', () => {
  expect(withValueAt(undefined, ['payment', 'list', 0, 'code'], 'MB')).toEqual({
    payment: { list: [{ code: 'MB' }] },
  });
});

test('removes a member, or an item of a list', () => {
  expect(withoutValueAt(body, ['page', 'language'])).toEqual({ ...body, page: {} });
  expect(withoutValueAt(body, ['redirects', 0])).toEqual({ ...body, redirects: [{ url: 'b' }] });
  expect(withoutValueAt(body, ['nothing', 'here'])).toEqual(body);
});

test('writes paths as JSON pointers', () => {
  expect(pointerOf(['a/b', 0, 'c~d'])).toBe('/a~1b/0/c~0d');
  expect(pointerOf([])).toBe('');
});
