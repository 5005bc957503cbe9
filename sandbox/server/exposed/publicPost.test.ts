import { expect, it } from 'vitest';
import { isAllowedPort } from './publicPost.ts';

it.each([
  ['http://shop.example/', true],
  ['https://shop.example/', true],
  ['https://shop.example:8443/', true],
  ['http://shop.example:1024/', true],
  ['http://shop.example:22/', false],
  ['http://shop.example:1023/', false],
])('a message may go to %s: %s', (url, allowed) => expect(isAllowedPort(new URL(url))).toBe(allowed));
