import { expect, test } from '@playwright/test';
import { guidePath } from './locales.ts';
import { widths } from './pageVariants.ts';

test.use({ viewport: { width: widths.phone, height: 844 }, hasTouch: true, isMobile: true });

/** A quarter of this machine's speed, with 1.6 Mbit/s and 150 ms (docs/decisions/page-start.md). */
const slowdown = 4;
const bytesPerSecond = 1_600_000 / 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
};

test('a guide is first painted with its introduction, not as a bar without words @full', async ({ page, context }) => {
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      document.documentElement.dataset.firstPainted = document.querySelector<HTMLElement>('.lead')?.innerText;
    });
  });
  await page.goto(guidePath);
  const introduction = await page.locator('.lead').innerText();
  await expect(page.locator('html')).toHaveAttribute('data-first-painted', introduction);
});
