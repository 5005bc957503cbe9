import { expect, test } from 'vitest';
import { codeTokens } from './codeTokens.ts';

const told = (code: string, language: string) =>
  [...codeTokens(code, language)].map(({ kind, start, end }) => `${kind} ${code.slice(start, end)}`);

test('distinguishes names, texts and numbers of JSON', () => {
  expect(told('{ "a\\"b": "c", "d": [-1.5, true], "e": {} }', 'json')).toEqual([
    'name "a\\"b"',
    'string "c"',
    'name "d"',
    'number -1.5',
    'number true',
    'name "e"',
  ]);
});

test('a call for the command line has its texts', () => {
  expect(told("KEY='x'\ncurl \"$URL\" --data '{}'", 'shell')).toEqual([
    'name KEY',
    "string 'x'",
    'name curl',
    'string "$URL"',
    'number --data',
    "string '{}'",
  ]);
});

test('another language stays plain', () => {
  expect(told('1', 'php')).toEqual([]);
});
