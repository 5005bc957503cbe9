import { expect, type Page } from '@playwright/test';

/** What the clipboard holds. */
export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/**
 * Copies until the clipboard holds what is expected: it is one for all browsers of the machine, and a test beside this
 * one may have copied in between.
 * @param press copies once
 * @param text part of what is copied, which no other test copies
 * @returns all that was copied
 */
export async function copy(page: Page, press: () => Promise<void>, text: string): Promise<string> {
  let held = '';
  await expect(async () => {
    await press();
    held = await copied(page);
    expect(held).toContain(text);
  }).toPass();
  return held;
}
