import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipOf } from './zip.ts';

const files = { 'README.md': '# Olá\n', 'src/empty.ts': '' };

it('holds the texts in one folder', async () => {
  const entries = Object.entries(unzipSync(await zipOf(files, 'client')));
  expect(entries.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['client/README.md', '# Olá\n'],
    ['client/src/empty.ts', ''],
  ]);
});

it('says the same day in every time zone: zip files count in local time', async () => {
  const zip = await zipOf(files, 'client');
  const [time, date] = [
    new DataView(zip.buffer).getUint16(10, true),
    new DataView(zip.buffer).getUint16(12, true),
  ];
  expect(time).toBe(0);
  expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2025, 1, 1]);
});
