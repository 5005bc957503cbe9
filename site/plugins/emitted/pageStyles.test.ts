import { describe, expect, test } from 'vitest';
import { pageStyles } from './pageStyles.ts';

const stylesOf = (sheet: string, html: string) => pageStyles(sheet)(html);

test('a page has the rules of its classes and ids and of no others', () => {
  const sheet = '.card{color:red}.gone{color:blue}#top{color:green}#end{color:tan}.card .gone{margin:0}';
  expect(stylesOf(sheet, '<p class=card><b id="top">')).toBe('.card{color:red}#top{color:green}');
});

test('rules for later states of an element are kept: states, attributes, exceptions', () => {
  const sheet = '.a:hover,.a[data-open]{color:red}[data-theme=dark] .a:not(.gone){color:tan}p{margin:0}';
  expect(stylesOf(sheet, '<p class=a>')).toBe(sheet);
});

test('a selector that asks for an element or a class of others is left out of its rule', () => {
  const sheet = 'p,hr,.gone p,p:is(.gone,hr *),p:has(>hr){margin:0}p:where(.gone,.a){color:tan}';
  expect(stylesOf(sheet, '<p class=a>')).toBe('p{margin:0}p:where(.gone,.a){color:tan}');
});

test('names that only the scripts of the page know have their rules', () => {
  expect(stylesOf('.late{color:red}', '<script>e.className="late"</script>')).toBe('.late{color:red}');
});

test('a layer without rules keeps its position among the layers', () => {
  const sheet = '@layer low{.gone{color:red}}@layer high{.a{color:tan}}@layer low{.a{color:red}}';
  expect(stylesOf(sheet, '<p class=a>')).toMatch(/^@layer low[;{]/);
});

test('a layer into which no page has rules is not named', () => {
  const sheet = '@layer none,low,never;@layer high{.a{color:tan}}@layer low{.gone{color:red}}';
  expect(stylesOf(sheet, '<p class=a>')).toMatch(/^@layer low;@layer high/);
  expect(stylesOf('@layer of;@layer of.part{.a{color:tan}}', '<p class=a>')).toMatch(/^@layer of;/);
  expect(stylesOf('@layer none;.a{color:tan}', '<p class=a>')).toBe('.a{color:tan}');
});

test('unused custom properties and animations are removed, with those that only they used', () => {
  const sheet =
    ':root{--a:red;--b:var(--c);--c:tan}@keyframes in{to{opacity:0}}@keyframes out{to{opacity:1}}.a{color:var(--a);animation:1s in}';
  const styles = stylesOf(sheet, '<p class=a>');
  expect(styles).toContain('--a');
  expect(styles).toContain('@keyframes in');
  expect(styles).not.toMatch(/--b|--c|keyframes out/);
});

test.each(['style="width:var(--wide)"', 'style=width:var(--wide)'])(
  'a property read in place is kept: %s',
  (style) => {
    expect(stylesOf(':root{--wide:1px;--gone:2px}', `<p ${style}>`)).toBe(':root{--wide:1px}');
  },
);

describe('a property of the theme', () => {
  const themed = (root: string, more = '') => `@layer theme{:root{${root}}.a{color:var(--a)}}${more}`;

  test('with one value is replaced by it', () => {
    expect(stylesOf(themed('--a:var(--b);--b:red'), '<p class=a>')).toBe('@layer theme{.a{color:red}}');
  });

  test('that a value outside of layers hides is removed, in the dark mode too', () => {
    const sheet = themed('--a:red', '@layer theme{html[data-theme=dark]{--a:tan}}:root{--a:#00f}');
    expect(stylesOf(sheet, '<p class=a>')).toBe('@layer theme{.a{color:#00f}}@layer theme{}');
  });

  test.each([
    ['in the dark mode', 'html[data-theme=dark]{--a:tan}'],
    ['on a narrow screen', '@media (width<=9px){:root{--a:tan}}'],
    ['in a part of the page', '.a{--a:tan}'],
  ])('that has another value %s is kept', (_, other) => {
    expect(stylesOf(themed('--a:red', other), '<p class=a>')).toContain('color:var(--a)');
  });

  test.each(['<p class=a style=width:var(--a)>', '<p class=a><script>read("--a")</script>'])(
    'that the page reads by itself is kept: %s',
    (html) => {
      expect(stylesOf(themed('--a:red'), html)).toContain('--a:red');
    },
  );

  test('keeps the value of the root where a part of the page changes what it is made of', () => {
    const sheet = themed('--a:var(--own)', ':root{--own:red}[data-ink]{--own:tan}');
    expect(stylesOf(sheet, '<p class=a data-ink>')).toContain('color:var(--a)');
    expect(stylesOf(sheet, '<p class=a>')).toContain('color:var(--own)');
  });
});
