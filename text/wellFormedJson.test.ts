import { describe, expect, it } from 'vitest';
import { jsonFault, wellFormedJson } from './wellFormedJson.ts';

describe('wellFormedJson', () => {
  it.each([
    ['the first half of a pair', String.raw`"a\ud83db"`, 'a\ufffdb'],
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

describe('jsonFault', () => {
  it.each([
    ["{'amount':1000}", 1],
    ['{"a":[1,],"b":2}', 8],
    ['{"amount": 10,00}', 14],
    ['{"amount":01}', 11],
    ['{"amount":NaN}', 10],
    ['{"a" 1}', 5],
    ['{"a":"one\ntwo"}', 9],
    ['{"a":"\\x"}', 6],
    ['[1]]', 3],
    ['{"a":tru}', 5],
    ['\u00a0{}', 0],
  ])('finds in %j the character that no JSON has there', (json, at) => {
    expect(() => JSON.parse(json)).toThrow();
    expect(jsonFault(json)).toBe(at);
  });

  it.each(['', '  ', '{', '{"a', '{"a":', '{"a":1', '[1,', '{"a":"\\'])('ends where %j does', (json) => {
    expect(jsonFault(json)).toBe(json.length);
  });

  it.each(['{}', '[]', ' {"a":[1.5e3,-0,"\\u00e7\\n",true,false,null,{"b":[]}]}\r\n', '"text"', '0'])(
    'finds nothing in %j',
    (json) => {
      JSON.parse(json);
      expect(jsonFault(json)).toBe(json.length);
    },
  );
});
