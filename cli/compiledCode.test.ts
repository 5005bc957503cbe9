import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compiledCodeAt } from './loadCore.ts';

const folder = mkdtempSync(join(tmpdir(), 'balcao-code-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('gives the compiled code that was kept, and leaves no other file', () => {
  const compiled = compiledCodeAt(join(folder, 'core.cjs'));
  expect(compiled.read()).toBeUndefined();
  compiled.write(Buffer.from('first'));
  compiled.write(Buffer.from('second'));
  expect(compiled.read()?.toString()).toBe('second');
  expect(readdirSync(folder)).toHaveLength(1);
});

it('goes on where nothing can be kept', () => {
  const compiled = compiledCodeAt(join(folder, 'missing', 'core.cjs'));
  compiled.write(Buffer.from('code'));
  expect(compiled.read()).toBeUndefined();
});
