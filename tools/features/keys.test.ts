import { expect, test } from 'vitest';
import { keysInScript } from './scriptKeys.ts';
import { keysInStylesheet } from './stylesheetKeys.ts';

test.each([
  ['a { anchor-name: --a; }', 'css.properties.anchor-name'],
  ['a { height: 100dvh; }', 'css.types.length.viewport_percentage_units_dynamic'],
  ['@media (width < 9px) { a { color: red; } }', 'css.at-rules.media.range_syntax'],
  ['a:has(b)::backdrop { color: red; }', 'css.selectors.backdrop'],
  ['a { & b { color: red; } }', 'css.selectors.nesting'],
])('a stylesheet %s uses %s', (text, key) => {
  expect(keysInStylesheet(text)).toContain(key);
});

test('names of our own in a stylesheet are no features', () => {
  const css = '/* :has */ a { background: var(--text); content: "popover { overlay: auto; }"; }';
  expect(keysInStylesheet(css)).not.toContain('css.properties.background.text');
  expect(keysInStylesheet(css).join()).not.toMatch(/overlay|has/);
});

test.each([
  ['<dialog closedby="any" />', 'html.elements.dialog.closedby'],
  ['URL.canParse(text)', 'api.URL.canParse_static'],
  ['new URLPattern(text)', 'api.URLPattern'],
  ['requestIdleCallback(draw)', 'api.Window.requestIdleCallback'],
  ["import('./panel.ts')", 'javascript.operators.import'],
])('a script %s uses %s', (text, key) => {
  expect(keysInScript(text)).toContain(key);
});

test('names of our own in a script are no features', () => {
  expect(keysInScript('function fence() {} fence();')).not.toContain('api.Window.fence');
  expect(keysInScript('list.find(Boolean)')).toEqual([]);
});
