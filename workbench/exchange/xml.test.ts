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
