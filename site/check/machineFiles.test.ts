import { expect, test } from 'vitest';
import { machineFileGaps } from './machineFiles.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const root = 'https://docs.test/';
const sitemap = (...pages: string[]) => pages.map((page) => `<loc>${root}${page}</loc>`).join('');
const list = (...files: string[]) => files.map((file) => `- [A page](/${file}): words`).join('\n');

const whole = {
  'index.html': '',
  'index.md': '# Home',
  'docs/a.html': '',
  'docs/a/index.html': '',
  'docs/a.md': '# A',
  '404.html': '',
  'es/index.html': '',
  'es/index.md': '# Inicio',
  'sitemap.xml': sitemap('', 'docs/a', 'es/'),
  'llms.txt': list('index.md', 'docs/a.md'),
  'es/llms.txt': list('es/index.md'),
};

test('a site whose pages are in every machine-readable file has no gaps', () => {
  expect(machineFileGaps(temporaryFolder(whole), root)).toEqual([]);
});

test('a page left out is named with the place that leaves it out, and so is a link that leads nowhere [llms.page-left-out-says-where]', () => {
  const { 'docs/a.md': _, ...without } = whole;
  const folder = temporaryFolder({
    ...without,
    'sitemap.xml': sitemap('', 'es/', 'gone'),
    'llms.txt': list('index.md'),
    'es/llms.txt': list('es/index.md', 'es/gone.md'),
  });
  expect(machineFileGaps(folder, root)).toEqual([
    'sitemap.xml leaves out https://docs.test/docs/a',
    'sitemap.xml names https://docs.test/gone, which is not there',
    '/docs/a has no Markdown',
    'llms.txt leads to /es/gone.md, which is not there',
    'llms.txt leaves out /docs/a',
  ]);
});
