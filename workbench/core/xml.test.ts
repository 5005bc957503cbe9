import { expect, test } from 'vitest';
import { prettyXml, xmlHtml } from './xml.ts';

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const xml =
  '<?xml version="1.0"?>\n<a:E xmlns:a="urn:x"><b c="1">P\u00e3o &amp; \u00e1gua</b><d n="true"/><e><f/></e></a:E>\n';

test('puts each element on a line, as deep as it lies', () => {
  expect(prettyXml(xml)).toBe(
    [
      '<?xml version="1.0"?>',
      '<a:E xmlns:a="urn:x">',
      '  <b c="1">P\u00e3o &amp; \u00e1gua</b>',
      '  <d n="true"/>',
      '  <e>',
      '    <f/>',
      '  </e>',
      '</a:E>',
    ].join('\n'),
  );
  expect(prettyXml(prettyXml(xml))).toBe(prettyXml(xml));
});

test('leaves an element without a text open, and tells it from one of the same name inside it', () => {
  expect(prettyXml('<d><e></e></d>')).toBe('<d>\n  <e>\n  </e>\n</d>');
  expect(prettyXml('<s t="x"><s t="y">1</s></s>')).toBe('<s t="x">\n  <s t="y">1</s>\n</s>');
});

test('breaks a tag of many attributes, and leaves what is laid out already', () => {
  const laidOut = '<a\n    x="1"\n    y:A-B="2"\n    z="3">\n  <b>1</b>\n</a>';
  expect(prettyXml('<a x="1" y:A-B="2" z="3"><b>1</b></a>')).toBe(laidOut);
  expect(prettyXml(laidOut)).toBe(laidOut);
});

test.each(['<a>one <b>two</b> three<!-- <c> --></a>', '<a b="x>y"/>', '</a></b>', '<a', '<'])(
  'drops nothing of %j',
  (text) => {
    expect(prettyXml(text).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  },
);

test('colours names, attributes and their values', () => {
  expect(xmlHtml('<b c="1">x</b>')).toBe(
    '&lt;<span class="t-f">b</span> <span class="t-k">c</span>=<span class="t-s">"1"</span>&gt;x' +
      '&lt;/<span class="t-f">b</span>&gt;',
  );
});

test.each([xml, '<a b="<script>">&lt;script&gt;</a>', 'no markup', '<'])(
  'changes no character of %j and lets no markup through',
  (text) => {
    expect(plain(xmlHtml(text))).toBe(text);
    expect(xmlHtml(text)).not.toContain('<script');
  },
);
