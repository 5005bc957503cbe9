import { expect, type Page } from '@playwright/test';

export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Copies until the clipboard contains `text`, which must be unique, because all browsers on the machine share it. */
export async function copy(page: Page, press: () => Promise<void>, text: string): Promise<string> {
  let held = '';
  await expect(async () => {
    await press();
    held = await copied(page);
    expect(held).toContain(text);
  }).toPass();
  return held;
}
