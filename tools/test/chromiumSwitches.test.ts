import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { chromiumSwitches } from './chromiumSwitches.mjs';

const leftOut = (switches: string) => /--disable-features=(\S+)/.exec(switches)?.[1]?.split(',');

test('Chromium leaves out all that Playwright has it leave out', async () => {
  // Node rejects the switches, so Playwright reports the whole command line.
  const failure = await chromium.launch({ executablePath: process.execPath }).catch(String);
  const byPlaywright = leftOut(String(failure));
  expect(byPlaywright).toContain('PaintHolding');
  expect(leftOut(chromiumSwitches.join(' '))).toEqual(expect.arrayContaining(byPlaywright ?? []));
});
