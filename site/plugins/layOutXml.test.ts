import { expect, it } from 'vitest';
import { layOutXml } from './layOutXml.ts';

it('sets each element on a line of its own, texts beside their tags', () => {
  const xml = '<?xml version="1.0"?>\n<a><b t="x">1 &amp; 2</b><c n="true"/><d><e></e></d></a>\n';
  expect(layOutXml(xml).split('\n')).toEqual([
    '<?xml version="1.0"?>',
    '<a>',
    '  <b t="x">1 &amp; 2</b>',
    '  <c n="true"/>',
    '  <d>',
    '    <e>',
    '    </e>',
    '  </d>',
    '</a>',
  ]);
});

it('tells an element from one of the same name inside it', () => {
  expect(layOutXml('<s t="x"><s t="y">1</s></s>')).toBe('<s t="x">\n  <s t="y">1</s>\n</s>');
});

it('breaks a tag of many attributes, and leaves what is laid out already', () => {
  const laidOut = '<a\n    x="1"\n    y:A-B="2"\n    z="3">\n  <b>1</b>\n</a>';
  expect(layOutXml('<a x="1" y:A-B="2" z="3"><b>1</b></a>')).toBe(laidOut);
  expect(layOutXml(laidOut)).toBe(laidOut);
});
