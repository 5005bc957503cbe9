import { expect, it } from 'vitest';
import { isAllowedPort } from './publicPost.ts';

it.each([
  ['http://shop.example/', true],
  ['https://shop.example/', true],
  ['http://shop.example:443/', true],
  ['https://shop.example:8443/', true],
  ['http://shop.example:1024/', true],
  ['http://shop.example:65535/', true],
  ['http://shop.example:22/', false],
  ['http://shop.example:25/', false],
  ['https://shop.example:993/', false],
  ['http://shop.example:1023/', false],
  ['http://shop.example:0/', false],
])('a message may go to %s: %s', (url, allowed) => expect(isAllowedPort(new URL(url))).toBe(allowed));
