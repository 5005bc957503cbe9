import { expect, test } from 'vitest';
import { namelessTables } from './tables.ts';
import { temporaryFolder } from './temporaryFolder.ts';

test('a table without a caption, and no other, is reported with its page and how it starts', () => {
  const folder = temporaryFolder({
    'es/a.html': '<table><caption>Limits</caption></table><table class=x><thead><tr><th>Field',
  });
  expect(namelessTables(folder)).toEqual(['/es/a: a table without a caption, which starts with <thead><tr><th>Field']);
});
