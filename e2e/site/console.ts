import { expect, type Page } from '@playwright/test';
import { words as en } from '../../site/src/components/api/console/words/en.ts';
import { words as es } from '../../site/src/components/api/console/words/es.ts';
import { type ConsoleWords, words as pt } from '../../site/src/components/api/console/words/pt.ts';
import { sandboxOrigin } from '../tenant.ts';
import { type Locale, locales } from './locales.ts';
import { visit } from './visit.ts';

const consoleWordsOf = ({ console, notices }: ConsoleWords) => ({
  title: new RegExp(`^${console.title}`),
  send: console.send.send,
  close: console.close,
  again: notices.again,
  conforms: console.answer.conforms,
  refuses: console.answer.refuses,
  server: console.server.label,
});

export const consoleWords = { pt: consoleWordsOf(pt), es: consoleWordsOf(es), en: consoleWordsOf(en) };

export const slotOf = (page: Page, operationId: string) => page.locator(`[data-console="${operationId}"]`);

/** Timeout for opening a console, which has to find a sandbox and load the description. */
const readingMilliseconds = 30_000;

/** Opens the console of an operation on the current page, whether or not there is a sandbox. */
export async function openAnyConsole(page: Page, operationId: string, locale: Locale) {
  const slot = slotOf(page, operationId);
  await slot.getByRole('button', { name: locales[locale].try }).click();
  const region = slot.getByRole('region', { name: consoleWords[locale].title });
  await expect(region).toBeVisible({ timeout: readingMilliseconds });
  return region;
}

/** Opens a console, and retries if the sandbox is too busy. `base` is the path prefix of the operations. */
export async function openConsole(page: Page, operationId: string, locale: Locale, base = '/api') {
  const region = await openAnyConsole(page, operationId, locale);
  const again = region.getByRole('button', { name: consoleWords[locale].again });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(region.getByText(sandboxOrigin + base, { exact: true })).toBeVisible({ timeout: 5000 });
  }).toPass();
  return region;
}

export async function visitConsole(page: Page, operationId: string, locale: Locale) {
  await visit(page, '/api', locale);
  return openConsole(page, operationId, locale);
}
