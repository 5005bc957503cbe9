import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inlineScript } from './inlineScript.ts';

test('what a page runs before its reader does anything fits into 5 KB compressed', () => {
  const scripts = ['early', 'main', 'choices', 'content', 'pageTools', 'apiPanel'].map(inlineScript).join('');
  expect(scripts.length).toBeGreaterThan(1000);
  expect(gzipSync(scripts).length).toBeLessThanOrEqual(5 * 1024);
});
