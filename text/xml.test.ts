import { expect, test } from 'vitest';
import { escapeAttribute, escapeText, hexOf } from './escape.ts';
import { block, element, escapeXml, isXmlText } from './xml.ts';

test('a text stays a text between tags and between quotes', () => {
  expect(escapeText('a < b && "c" > d')).toBe('a &lt; b &amp;&amp; "c" &gt; d');
  expect(escapeAttribute('"a" & <b>')).toBe('&quot;a&quot; &amp; &lt;b&gt;');
});

test('what XML cannot carry becomes the replacement character', () => {
  expect(isXmlText('linha\n2')).toBe(true);
  expect(isXmlText('\u0000')).toBe(false);
  expect(escapeXml('a\u0000<')).toBe('a\uFFFD&lt;');
});

test('elements are written with their attributes, what is inside one level deeper', () => {
  expect(element('a', { x: '1"', y: undefined })).toBe('<a x="1&quot;"/>');
  expect(block('a', {}, [element('b', {}, 'c'), block('d', {}, ['<e/>'])])).toBe(
    '<a>\n  <b>c</b>\n  <d>\n    <e/>\n  </d>\n</a>',
  );
  expect(block('a', {}, [])).toBe('<a/>');
});

test('bytes are two lower-case hexadecimal digits each', () => {
  expect(hexOf(new Uint8Array([0, 10, 255]))).toBe('000aff');
  expect(hexOf(new Uint8Array([1]).buffer)).toBe('01');
});
