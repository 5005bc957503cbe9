import { expect, test } from 'vitest';
import { pageText } from './convert.ts';

const page = 'https://docs.test/es/docs/guides/a';
const read = (main: string, head = '') =>
  pageText(
    `<!doctype html><html><head>${head}</head><body><nav>Menu</nav><main>${main}</main></body></html>`,
    {
      page,
      panelWords: 'Interactive panel:',
    },
  );
const markdown = (main: string) =>
  read(`<h1>A</h1>${main}`)?.markdown.replace(`# A\n\n<${page}>\n\n`, '').trim();

test('a page is its title and its text, without the ways through it and what can be pressed', () => {
  const text = read(
    '<nav>Crumbs</nav><h1>A page</h1><h2 id=b>B<a class=hash-link href=#b>​</a></h2><p>Words<button>Copy</button></p><footer>Useful?</footer>',
    '<meta name=description content="What it is about">',
  );
  expect(text).toEqual({
    title: 'A page',
    description: 'What it is about',
    markdown: '# A page\n\n<https://docs.test/es/docs/guides/a>\n\n## B\n\nWords\n',
  });
});

test.each([
  ['/es/docs/guides/b#c', 'https://docs.test/es/docs/guides/b.md#c'],
  ['/es/', 'https://docs.test/es/index.md'],
  ['/docs/integrations/prestashop/1.7', 'https://docs.test/docs/integrations/prestashop/1.7.md'],
  ['/openapi.json', 'https://docs.test/openapi.json'],
  ['https://elsewhere.test/x', 'https://elsewhere.test/x'],
  ['#place', '#place'],
])('a link to %s leads to %s', (href, target) => {
  expect(markdown(`<p><a href="${href}">L</a></p>`)).toBe(`[L](${target})`);
});

test('code keeps its language and loses its colours', () => {
  expect(markdown('<pre data-language=json><code>{ <span class=t-s>"a"</span>: 1 }</code></pre>')).toBe(
    '```json\n{ "a": 1 }\n```',
  );
});

test('every tab of a sample is there, under the name of its tab', () => {
  const tab = (id: string) => `<button role=tab id=${id}>${id}</button>`;
  const panel = (id: string) =>
    `<div role=tabpanel aria-labelledby=${id} hidden><pre><code>${id}</code></pre></div>`;
  expect(markdown(`<div role=tablist>${tab('PHP')}${tab('Java')}</div>${panel('PHP')}${panel('Java')}`)).toBe(
    '**PHP**\n\n```\nPHP\n```\n\n**Java**\n\n```\nJava\n```',
  );
});

test('a table has its name before it, and rows that are named stay rows', () => {
  expect(
    markdown('<table><caption>T</caption><tbody><tr><th scope=row>a</th><td>1</td></tr></tbody></table>'),
  ).toBe('**T**\n\n| | |\n| - | - |\n| a | 1 |');
});

test('a live panel becomes the sentence that describes it', () => {
  expect(
    markdown(
      '<section data-live-panel=run><p>Run it</p><p>Calls the sandbox.</p><button>Try</button></section>',
    ),
  ).toBe('> **Interactive panel:**\n>\n> Run it\n>\n> Calls the sandbox.');
});

test('what is laid out below each other does not run together', () => {
  expect(markdown('<ul><li><span>a → b</span><span>Pay</span><span>Cancel</span></li></ul>')).toBe(
    '- a → b: Pay; Cancel',
  );
  expect(markdown('<p><a href=#a>A</a><a href=#b>B</a></p>')).toBe('[A](#a) [B](#b)');
});

test('a page that asks to be left out, or has no text, has no Markdown', () => {
  expect(read('<h1>A</h1>', '<meta name=robots content=noindex>')).toBeUndefined();
  expect(pageText('<html><head></head><body></body></html>', { page, panelWords: '' })).toBeUndefined();
});
