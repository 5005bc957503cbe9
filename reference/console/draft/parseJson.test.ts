import { expect, test } from 'vitest';
import { parseJson } from './parseJson.ts';

test('distinguishes a broken text from an empty one, with the line of the error where the engine gives it', () => {
  expect(parseJson('  ')).toEqual({ kind: 'empty' });
  expect(parseJson('null')).toEqual({ kind: 'value', value: null });
  const broken = parseJson('{\n  "a": 1,\n}');
  expect(broken.kind).toBe('broken');
  if (broken.kind === 'broken') expect(broken.at?.line).toBe(3);
  expect(parseJson('{').kind).toBe('broken');
});
