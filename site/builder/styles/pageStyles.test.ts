import { expect, test } from 'vitest';
import { pageNames } from './pageNames.ts';
import { pageStyles } from './pageStyles.ts';

const stylesOf = (sheet: string, html: string) => pageStyles(sheet)(pageNames(html));

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

test('unused custom properties and animations are removed, with those that only they used', () => {
  const sheet =
    ':root{--a:red;--b:var(--c);--c:tan}[data-dark]{--a:tan}@keyframes in{to{opacity:0}}@keyframes out{to{opacity:1}}.a{color:var(--a);animation:1s in}';
  const styles = stylesOf(sheet, '<p class=a>');
  expect(styles).toContain('--a');
  expect(styles).toContain('@keyframes in');
  expect(styles).not.toMatch(/--b|--c|keyframes out/);
});

test.each(['style="width:var(--wide)"', 'style=width:var(--wide)'])('a property read in place is kept: %s', (style) => {
  expect(stylesOf(':root{--wide:1px;--gone:2px}', `<p ${style}>`)).toBe(':root{--wide:1px}');
});

test('one value for all is written where it is read', () => {
  const sheet = ':root{--a:1px;--b:2px}.a{margin:0 var(--a)var(--b)}';
  expect(stylesOf(sheet, '<p class=a>')).toBe('.a{margin:0 1px 2px}');
});

test.each([
  ['in the dark mode', '[data-theme=dark]{--a:tan}'],
  ['on a narrow screen', '@media (width<=9px){:root{--a:tan}}'],
  ['in a part of the page', '.a{--a:tan}'],
])('a value that is another one %s is kept', (_, other) => {
  expect(stylesOf(`:root{--a:red}.a{color:var(--a)}${other}`, '<p class=a>')).toContain('color:var(--a)');
});
