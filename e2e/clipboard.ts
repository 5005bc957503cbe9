import { expect, type Page } from '@playwright/test';

export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Copies until the clipboard, shared by all browsers of the machine, contains `text`, unique to this test. */
export async function copy(page: Page, press: () => Promise<void>, text: string): Promise<string> {
  let held = '';
  await expect(async () => {
    await press();
    held = await copied(page);
    expect(held).toContain(text);
  }).toPass();
  return held;
}
