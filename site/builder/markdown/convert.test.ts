import { expect, test } from 'vitest';
import { mainText } from './convert.ts';
import { treeOf } from './tree.ts';

const page = '/es/docs/guides/a';
const read = (main: string, description?: string) =>
  mainText(treeOf(`<main>${main}</main>`), description, { page, panelWords: 'Interactive panel:' });
const markdown = (main: string) => read(`<h1>A</h1>${main}`)?.contents[0].markdown;

test('a page is its title and its text, without the ways through it and what can be pressed [llms.page-without-frame]', () => {
  const text = read(
    '<nav>Crumbs</nav><h1>A page</h1><h2 id=b>B<a class=hash-link href=#b>​</a></h2><p>Words<button>Copy</button></p><footer>Useful?</footer>',
    'What it is about',
  );
  expect(text).toEqual({
    title: 'A page',
    description: 'What it is about',
    contents: [{ markdown: '## B\n\nWords' }],
    brief: '## B\n\nWords',
  });
});

test.each([
  ['/es/docs/guides/b#c', '/es/docs/guides/b.md#c'],
  ['/es/', '/es/index.md'],
  ['b', '/es/docs/guides/b.md'],
  ['/docs/integrations/prestashop/1.7', '/docs/integrations/prestashop/1.7.md'],
  ['/openapi.json', '/openapi.json'],
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

const radios = (kind: string, ids: readonly string[]) => {
  const option = (id: string) => `<label data-option=${id}><input type=radio form name=${kind}>in ${id}</label>`;
  const panel = (id: string) => `<div data-option=${id}><pre><code>${id}</code></pre></div>`;
  return `<div data-radios=${kind}><div role=radiogroup>${ids.map(option).join('')}</div><div>${ids.map(panel).join('')}</div></div>`;
};

test('the panels of radio buttons stand below each other, under their names', () => {
  expect(markdown(radios('os', ['mac', 'linux']))).toBe(
    '**in mac**\n\n```\nmac\n```\n\n**in linux**\n\n```\nlinux\n```',
  );
});

test('a sample in the languages that its page is about is whole', () => {
  const whole = radios('language', ['java', 'cs']).replace('<div', '<div data-whole');
  const contents = read(`<h1>A</h1>${whole}${radios('language', ['sh', 'java'])}`)?.contents;
  const text = (contents ?? []).map(({ markdown: each }) => each.match(/^\w+$/gm));
  expect(text).toEqual([
    ['java', 'cs', 'sh'],
    ['java', 'cs', 'java'],
  ]);
});

test('a page has its samples in one language, and in the first of its own what is not written in it', () => {
  const both = radios('language', ['sh', 'php']);
  const main = `<h1>A</h1>${both}<ul><li>Item${both}</ul>${radios('language', ['mjs', 'php'])}${radios('language', ['sh'])}<p>End`;
  const contents = read(main)?.contents.map(({ language, markdown: text }) => [
    language?.label,
    text
      .replace(/\*\*.*\*\*|[`\s]+/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  ]);
  expect(contents).toEqual([
    ['in sh', 'sh - Item sh mjs sh End'],
    ['in php', 'php - Item php php sh End'],
    ['in mjs', 'sh - Item sh mjs sh End'],
  ]);
});

test('the brief text leaves out details, panels and the links inside the site', () => {
  const main =
    '<h1>A</h1><p>Call <a href=/es/b>B</a> or <a href=https://x.test>X</a>.</p><ol><li><p>One</p><div data-detail><pre><code>{}</code></pre></div></ol><section data-live-panel=run><p>Run it</p></section><pre><code>[a](/b)</code></pre>';
  expect(read(main)?.contents[0].markdown).toContain('```\n   {}\n   ```');
  expect(read(main)?.brief).toBe('Call B or [X](https://x.test/).\n\n1. One\n\n```\n[a](/b)\n```');
});

test('a table has its name before it, and rows that are named stay rows', () => {
  expect(markdown('<table><caption>T</caption><tbody><tr><th scope=row>a</th><td>1</td></tr></tbody></table>')).toBe(
    '**T**\n\n| | |\n| - | - |\n| a | 1 |',
  );
});

test('a live panel becomes the sentence that describes it', () => {
  expect(
    markdown('<section data-live-panel=run><p>Run it</p><p>Calls the sandbox.</p><button>Try</button></section>'),
  ).toBe('> **Interactive panel:**\n>\n> Run it\n>\n> Calls the sandbox.');
});

test('a drawing of a screen becomes its alternative text, and its caption', () => {
  expect(
    markdown(
      '<figure><div role=img aria-label="Drawing: the list, with Add."><div><span>Shop</span><span>Add</span></div></div><figcaption>The list.</figcaption></figure>',
    ),
  ).toBe('Drawing: the list, with Add.\n\n**The list.**');
});

test.each([
  ['<ul><li><span>a → b</span><span>Pay</span><span>Cancel</span></li></ul>', '- a → b: Pay; Cancel'],
  ['<ol><li><span>Shop → API</span> <!-- -->Asks</li></ol>', '1. Shop → API: Asks'],
  ['<div><span>Recording</span>Press Run.</div>', 'Recording: Press Run.'],
  ['<p><a href=#a>A</a><a href=#b>B</a></p>', '[A](#a) [B](#b)'],
  ['<p>Call <a href=#a>/<wbr>a<wbr></a> and wait</p>', 'Call [/a](#a) and wait'],
  ['<p>There are 9<!-- --><a href=#a> (chosen)</a> attempts', 'There are 9 [(chosen)](#a) attempts'],
  ['<p><code>a</code>/<code>b</code>, <em>c</em>.', '`a`/`b`, *c*.'],
  [
    '<dl><dt>Word<dd>What it means.<span><span>PT <i>um</i></span><span>ES <i>uno</i></span></span></dl>',
    '- Word\n\n  What it means. PT *um*; ES *uno*',
  ],
])('texts that only styles keep apart do not run together: %s', (html, text) => {
  expect(markdown(html)).toBe(text);
});

test.each([
  ['<div><code>a</code></div><div><code>b</code></div>', '`a`; `b`'],
  ['<code>a</code><div>required</div>', '`a`; required'],
  [
    'Must be right.<div>Characters <code>9</code></div><div>Maximum <code>1</code></div>',
    'Must be right. Characters `9`; Maximum `1`',
  ],
  ['<code>e1</code> <span>422</span><span>Type</span>', '`e1` 422: Type'],
])('nor do those of a cell: %s', (cell, text) => {
  expect(markdown(`<table><thead><tr><th>A<tbody><tr><td>${cell}</table>`)).toBe(`| A |\n| - |\n| ${text} |`);
});

test('a page that has no text has no Markdown', () => {
  expect(read('')).toBeUndefined();
});

test('leaves out the legend of marks, which have words of their own there', () => {
  expect(markdown('<p>Read.</p><p data-legend>* <a href=/docs>chosen</a></p>')).toBe('Read.');
});
