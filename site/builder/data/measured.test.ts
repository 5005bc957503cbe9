import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readMeasured } from './measured.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'balcao-measured-'));
const file = path.join(folder, 'measured.json');
const difference = {
  rule: 'behaviour-deleteResponse',
  field: 'status',
  aspect: 'status',
  expected: '200',
  got: '204',
};
const measured = {
  format: 1,
  measuredAt: '2026-11-29T10:00:00Z',
  agreed: ['error-e00502'],
  differences: [difference],
};

afterEach(() => rmSync(file, { force: true }));

test('a rule that was tried says when, and what differs [compare.pages-show-it]', () => {
  writeFileSync(file, JSON.stringify(measured));
  expect(Object.fromEntries(readMeasured(file))).toEqual({
    'error-e00502': { at: measured.measuredAt, differences: [] },
    'behaviour-deleteResponse': { at: measured.measuredAt, differences: [difference] },
  });
});

test('without a file there is nothing, and another format is refused', () => {
  expect(readMeasured(file).size).toBe(0);
  writeFileSync(file, JSON.stringify({ ...measured, format: 2 }));
  expect(() => readMeasured(file)).toThrow('npm run samples');
});
