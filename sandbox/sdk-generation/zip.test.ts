import { expect, it } from 'vitest';
import { zipOf } from './zip.ts';

it('says the same day in every time zone: zip files count in local time', async () => {
  const zip = await zipOf({ 'README.md': '' }, 'client');
  const [time, date] = [new DataView(zip.buffer).getUint16(10, true), new DataView(zip.buffer).getUint16(12, true)];
  expect(time).toBe(0);
  expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2025, 1, 1]);
});
