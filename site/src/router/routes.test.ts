import { expect, test } from 'vitest';
import { isRoute, pageOf } from './routes.ts';

const origin = 'https://docs.example';
const at = (path: string) => new URL(path, origin);

test.each([
  ['/docs/guides/errors', '/docs/guides/errors'],
  ['/docs/guides/errors/', '/docs/guides/errors'],
  ['/docs/guides/errors.html', '/docs/guides/errors'],
  ['/docs/guides/errors/index.html', '/docs/guides/errors'],
  ['/docs/guides/errors?a=b#place', '/docs/guides/errors?a=b'],
  ['/', ''],
  ['/index.html', ''],
  ['/es/', '/es'],
])('%s is the page "%s"', (path, page) => {
  expect(pageOf(at(path))).toBe(page);
});

test.each([
  ['/', '/docs/guides/errors', true],
  ['/', '/docs/guides/errors.html', true],
  ['/', '/docs/changelog/1.7', true],
  ['/', '/', true],
  ['/', '/api', false],
  ['/', '/api/', false],
  ['/', '/sandbox-api.html', false],
  ['/', '/es/docs/guides/errors', false],
  ['/', '/en', false],
  ['/', '/docs/guides/errors.md', false],
  ['/', '/openapi.json', false],
  ['/', 'https://other.example/docs/guides/errors', false],
  ['/es/', '/es/docs/guides/errors', true],
  ['/es/', '/docs/guides/errors', false],
  ['/es/', '/es/api', false],
  ['/portal/', '/portal/docs/guides/errors', true],
  ['/portal/', '/docs/guides/errors', false],
])('in %s, %s is shown by the router: %s', (base, path, expected) => {
  expect(isRoute(at(path), base, origin)).toBe(expected);
});
