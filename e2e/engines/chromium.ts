import { chromium } from '@playwright/test';
import { chromiumSwitches } from '../../tools/test/chromiumSwitches.mjs';
import { requirements } from '../../tools/test/requirements.mjs';
import type { Engine } from './engine.ts';

/** Starts Chromium as the other journeys do. */
export async function startChromium(): Promise<Engine> {
  const executablePath = requirements.chromium.find();
  const browser = await chromium.launch({ executablePath, args: chromiumSwitches });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  return {
    resize: (size) => page.setViewportSize(size),
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (keys) => page.keyboard.press(keys.join('+')),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
