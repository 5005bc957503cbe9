import { type Browser, chromium } from '@playwright/test';
import { chromiumSwitches } from '../../tools/test/chromiumSwitches.mjs';
import { requirements } from '../../tools/test/requirements.mjs';
import type { Engine } from './engine.ts';

export function launchChromium(): Promise<Browser> {
  const executablePath = requirements.chromium.find();
  return chromium.launch({ executablePath, args: chromiumSwitches });
}

export async function openChromiumTab(browser: Browser): Promise<Engine> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  return {
    resize: (size) => page.setViewportSize(size),
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (keys) => page.keyboard.press(keys.join('+')),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}
