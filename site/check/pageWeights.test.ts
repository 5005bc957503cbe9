import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageWeights } from './pageWeights.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** HTML of about this many kilobytes. It hardly compresses, because each character carries 6 bits. */
const html = (kilobytes: number) => randomBytes(kilobytes * 1000).toString('base64');

test('a heavy page is named, and a heavy median in its own language alone', () => {
  const folder = temporaryFolder({
    'index.html': html(10),
    'docs/a.html': html(15),
    'docs/b.html': html(40),
    'en/index.html': html(30),
    'en/docs/a.html': `<style>${html(28)}</style>`,
  });
  const [pt, en] = pageWeights(folder, ['pt', 'en']);
  expect(pt?.faults).toEqual([expect.stringMatching(/^docs\/b\.html: 4\d\.\d KB, more than 32$/)]);
  expect(pt?.heaviest.file).toBe('docs/b.html');
  expect(en?.faults).toEqual([expect.stringMatching(/^en: the median page has 3\d\.\d KB, more than 20$/)]);
});

test('neither scripts nor the reference count, and a page that lies there twice counts once', () => {
  const folder = temporaryFolder({
    'api.html': html(90),
    'api/index.html': html(90),
    'docs/a.html': `<p>1</p><script>${html(90)}</script>`,
    'docs/b.html': html(10),
    'docs/b/index.html': html(10),
    'docs/c.html': html(20),
  });
  const [pt] = pageWeights(folder, ['pt']);
  expect(pt?.faults).toEqual([]);
  expect(Math.round(pt?.median ?? 0)).toBe(10);
});
