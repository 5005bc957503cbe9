import { describe, expect, it } from 'vitest';
import { wellFormedJson } from './wellFormedJson.ts';

describe('wellFormedJson', () => {
  it.each([
    ['the first half of a pair', String.raw`"a\ud83db"`, 'a\ufffdb'],
    ['the second half of a pair', String.raw`"a\uDE00b"`, 'a\ufffdb'],
    ['two first halves', String.raw`"\ud83d\ud83d\ude00"`, '\ufffd😀'],
    ['the halves the wrong way round', String.raw`"\ude00\ud83d"`, '\ufffd\ufffd'],
    ['half a pair after a backslash', String.raw`"\\\ud83d"`, '\\\ufffd'],
    ['half a pair in a name', String.raw`{"\ud83d":1}`, { '\ufffd': 1 }],
  ])('replaces %s', (_, json, value) => {
    expect(JSON.parse(wellFormedJson(json))).toEqual(value);
  });

  it.each([
    ['a pair', String.raw`"\ud83d\uDE00"`],
    ['the six characters of an escape', String.raw`"\\ud83d"`],
    ['other escapes', String.raw`"\u00e7\n\\\"\u2028"`],
    ['an escape that breaks off', String.raw`"\ud8`],
    ['a character as it is', '"😀"'],
  ])('leaves %s', (_, json) => {
    expect(wellFormedJson(json)).toBe(json);
  });
});
