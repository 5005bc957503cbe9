import { expect, it } from 'vitest';
import { numbersIn, readResults, tableOf } from './results.ts';

const text = `# Measured claims

## Sandbox

2026-11-26, 2 cores, linux, Node 20.20.2, one run.

| name | requests a second | received |
| --- | --- | --- |
| ours | 1304.5 | 12 of 13 |
| theirs | - | - |

## Bounds

Fixed before it was built.

| page | elements |
| --- | --- |
| everything | 12,188 |
`;

it('reads the tables that a bench writes, with when and where', () => {
  const results = readResults(text);
  expect([...results.keys()]).toEqual(['Sandbox']);
  const table = tableOf(results, 'Sandbox');
  expect(table).toMatchObject({ date: '2026-11-26', cores: 2, node: '20.20.2' });
  expect(numbersIn(table, 'ours', 'requests a second')).toEqual([1304.5]);
  expect(numbersIn(table, 'ours', 'received')).toEqual([12, 13]);
});

it('fails for what was not measured', () => {
  const results = readResults(text);
  expect(() => tableOf(results, 'Bounds')).toThrow('no table "Bounds"');
  expect(() => numbersIn(tableOf(results, 'Sandbox'), 'theirs', 'received')).toThrow('row "theirs"');
  expect(() => numbersIn(tableOf(results, 'Sandbox'), 'ours', 'memory')).toThrow('column "memory"');
});
